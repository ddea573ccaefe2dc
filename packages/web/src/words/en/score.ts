export const score = {
  score: 'Score',
};

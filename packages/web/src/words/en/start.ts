export const start = {
  playNow: 'Play now',
};

export const cards = {
  hand: 'Hand',
};

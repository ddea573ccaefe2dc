export const boards = {
  boards: 'Boards',
};

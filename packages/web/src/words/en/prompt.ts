export const prompt = {
  undo: 'Undo',
};

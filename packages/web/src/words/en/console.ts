export const console = {
  console: 'Console',
};

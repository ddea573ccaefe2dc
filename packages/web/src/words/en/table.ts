export const table = {
  leave: 'Leave the table',
};

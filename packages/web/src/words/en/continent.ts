export const continent = {
  continent: 'Continent',
};

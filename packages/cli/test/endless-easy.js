// Loaded before the command, in each of its threads: on the first seat `easy` never makes its third choice.
import { MAKERS } from '../dist/play.js';

MAKERS.easy = () => {
  let made = 0;
  return {
    name: 'easy',
    choose(_civ, _look, seat, legal) {
      while (seat === 0 && made === 2);
      made++;
      return legal[0];
    },
  };
};

import { parting } from '../parting.js';

/** First parts whose seam cannot be heard; prefixes; then syllables, each with the consonants it can begin with. */
export const parted = parting(
  /^(?:bern|dünen|erst|fins|fisch|gedanken|gottes|himmels|krämer|leisten(?=end)|meteoriten|räucherge|rekord|schreib|statuen|tast|trans|tret|wachs|wasser|zeit)|^(?:ab|aus|be|ein|ent|er|ge|über|um|un|ver|vor)(?![aeiouäöü])|[aeiouyäöü][^aeiouyäöü]*?(?=(?:sch[lmnrw]?|s[pt]r|(?<=[^aeiouyäöü])(?:s[pt]|pf)|pf[lr]|[cpt]h|ck|kn|zw|qu|[bfgkp]l(?!ich|ing|er)|[bdfgkpt]r|[^aeiouyäöü])[aeiouyäöü])/giu,
);

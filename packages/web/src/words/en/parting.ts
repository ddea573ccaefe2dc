import { parting } from '../parting.js';

/** Beginnings; double consonants and those after l, m, n, r; endings. The spelling tells no more. */
export const parted = parting(
  /^(?:abil|apothe|cele|chrysa|crea|dia|endur|every|gath|inter|in|knowl|magnif|mer|meteor|out|over|pros|prov|resource|re|sus|tech|theoc|trans|trium|unfin|un|wheel)|[aeiou](.)(?=\1[aeiouy])|[aeiou][lmnr](?=[bcdfgkmnpstv][aeiou](?!ng|d))|.(?=(?:ful|house|less|ments?|prints|right|ship|side|[st]ions?|stone|storm|tain|time|way|wheel|works?)$)|[^aeiou](?<!\2(.))(?=(?:age|ical|ing|ity|ors)$)/giu,
);

// The languages of the page, each called by its own name.
import { LANGUAGES as CODES, LANGUAGE_NAMES, type Language } from '@civolution/content/languages';

export const LANGUAGES: readonly { readonly value: Language; readonly label: string }[] = CODES.map(
  value => ({
    value,
    label: LANGUAGE_NAMES[value],
  }),
);

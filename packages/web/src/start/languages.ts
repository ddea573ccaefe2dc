// The languages of the page, each called by its own name.
import type { Language } from '@civolution/content';

export const LANGUAGES: readonly { readonly value: Language; readonly label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
  { value: 'pl', label: 'Polski' },
];

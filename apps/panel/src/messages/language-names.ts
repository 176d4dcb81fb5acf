import type { Locale } from '@kronos/api/contract';

/** Each language by its own name, so that whoever does not read the page's finds theirs. */
export const languageNames: Readonly<Record<Locale, string>> = { en: 'English', de: 'Deutsch' };

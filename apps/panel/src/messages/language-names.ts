import type { Locale } from '@kronos/api/contract';

/** Each language in its own language, so that users who do not read the page's language find theirs. */
export const languageNames: Readonly<Record<Locale, string>> = { en: 'English', de: 'Deutsch' };

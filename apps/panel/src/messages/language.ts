/** The language whose formats a page of this locale uses: a pseudo-locale is English dressed up. */
export const formatLanguage = (locale: string): string => (/-X[AB]$/.test(locale) ? 'en' : locale);

/** Which way its text runs. */
export const directionOf = (locale: string): 'ltr' | 'rtl' => (/^(?:ar|fa|he|ur)\b/.test(locale) ? 'rtl' : 'ltr');

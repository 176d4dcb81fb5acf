/** The language whose formats a page of this locale uses: a pseudo-locale is accented English. */
export const formatLanguage = (locale: string): string => (/-X[AB]$/.test(locale) ? 'en' : locale);

/** The direction of the locale's script. */
export const directionOf = (locale: string): 'ltr' | 'rtl' => (/^(?:ar|fa|he|ur)\b/.test(locale) ? 'rtl' : 'ltr');

/** The storage key of the language chosen in this browser; the sign-in page reads it too. */
export const localeKey = 'kronos.locale';

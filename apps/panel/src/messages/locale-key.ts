/** Under which a browser keeps the language that was chosen in it; the sign-in page reads it too. */
export const localeKey = 'kronos.locale';

/** Whether a name was typed as it is shown. Blanks at the ends do not count, and an é is an é however it was typed. */
export const isTypedName = (typed: string, name: string): boolean =>
  typed.trim().normalize('NFC') === name.trim().normalize('NFC');

/** Whether a name was typed as it is shown. Ignores blanks at the ends and how accents are composed. */
export const isTypedName = (typed: string, name: string): boolean =>
  typed.trim().normalize('NFC') === name.trim().normalize('NFC');

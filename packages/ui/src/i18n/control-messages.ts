/** The words that buttons and simple fields say by themselves. */
export interface ControlMessages {
  /** The text after a successful copy. */
  copied: string;
  /** The text when the browser refused to copy. */
  notCopied: string;
  /** Name of the button that empties a search field. */
  clearSearch: string;
  /** Spec §5, to the letter. */
  invalidUrl: string;
  /** How long a text is and may be, for eyes. */
  characterCount: (count: number, limit: number) => string;
  /** The text for screen readers when a text approaches its limit. */
  charactersLeft: (count: number) => string;
  /** A text is over its limit. */
  charactersOver: (count: number) => string;
  /** How strong a password is; `word` is one of the four that follow. */
  passwordStrength: (word: string) => string;
  strengthWeak: string;
  strengthFair: string;
  strengthGood: string;
  strengthStrong: string;
  /** What a new password must be at least. */
  passwordTooShort: string;
  /** A new password is long enough and still weak. */
  passwordTooEasy: string;
  /** Stands in place of a secret that is kept and never shown. */
  secretSet: string;
  /** Button that lets a kept secret be replaced. */
  secretReplace: string;
  /** Button that leaves a kept secret as it is. */
  secretKeep: string;
  /** Heading over the names of pairs. */
  rowName: string;
  /** Heading over the values of pairs. */
  rowValue: string;
  addRow: string;
  /** Name of one field of pairs: its heading and the place of its row. */
  rowLabel: (part: string, position: number) => string;
  /** `row` is the name in it, or its place. */
  moveRowUp: (row: string) => string;
  moveRowDown: (row: string) => string;
  removeRow: (row: string) => string;
  /** A row without a name yet. */
  unnamedRow: (position: number) => string;
  /** The text that is announced when a row has moved. */
  rowMoved: (row: string, position: number, count: number) => string;
  /** The text that is announced when a row was removed. */
  rowRemoved: (row: string) => string;
  /** How rows move by keyboard. */
  moveKeys: string;
  /** How to get out of a field in which Tab indents. */
  codeKeys: string;
  /** The text that is announced after Escape in such a field. */
  codeFree: string;
}

/** Their English, used for whatever a host does not translate. */
export const defaultControlMessages: ControlMessages = {
  copied: 'Copied',
  notCopied: 'Could not copy',
  clearSearch: 'Clear search',
  invalidUrl: 'Invalid URL',
  characterCount: (count, limit) => `${count} / ${limit}`,
  charactersLeft: (count) => (count === 1 ? '1 character left' : `${count} characters left`),
  charactersOver: (count) => (count === 1 ? '1 character too many' : `${count} characters too many`),
  passwordStrength: (word) => `Strength: ${word}`,
  strengthWeak: 'weak',
  strengthFair: 'fair',
  strengthGood: 'good',
  strengthStrong: 'strong',
  passwordTooShort: 'At least 12 characters, or a passphrase of four words',
  passwordTooEasy: 'Too easy to guess: avoid names, dates and rows of keys',
  secretSet: 'Set',
  secretReplace: 'Replace',
  secretKeep: 'Keep the one that is set',
  rowName: 'Name',
  rowValue: 'Value',
  addRow: 'Add a row',
  rowLabel: (part, position) => `${part} ${position}`,
  moveRowUp: (row) => `Move ${row} up`,
  moveRowDown: (row) => `Move ${row} down`,
  removeRow: (row) => `Remove ${row}`,
  unnamedRow: (position) => `row ${position}`,
  rowMoved: (row, position, count) => `${row} is now ${position} of ${count}`,
  rowRemoved: (row) => `${row} removed`,
  moveKeys: 'Alt with the arrow up or down moves a row.',
  codeKeys: 'Tab indents. To leave by keyboard, press Escape, then Tab.',
  codeFree: 'Tab leaves the field now.',
};

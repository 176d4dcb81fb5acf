/** The kit's messages in buttons and simple fields. */
export interface ControlMessages {
  /** The text after a successful copy. */
  copied: string;
  /** The text when the browser refused to copy. */
  notCopied: string;
  /** The name of the button that clears a search field. */
  clearSearch: string;
  /** Text quoted from spec §5. */
  invalidUrl: string;
  /** The length of a text and its limit, as shown. */
  characterCount: (count: number, limit: number) => string;
  /** The text for screen readers when a text approaches its limit. */
  charactersLeft: (count: number) => string;
  /** The text when a text exceeds its limit. */
  charactersOver: (count: number) => string;
  /** The strength of a password; `word` is one of the four that follow. */
  passwordStrength: (word: string) => string;
  strengthWeak: string;
  strengthFair: string;
  strengthGood: string;
  strengthStrong: string;
  /** The minimum requirement for a new password. */
  passwordTooShort: string;
  /** The error of a new password that is long enough but weak. */
  passwordTooEasy: string;
  /** The text in place of a stored secret, which is never shown. */
  secretSet: string;
  /** The button that replaces a stored secret. */
  secretReplace: string;
  /** The button that cancels replacing a stored secret. */
  secretKeep: string;
  /** The heading over the names of pairs. */
  rowName: string;
  /** The heading over the values of pairs. */
  rowValue: string;
  addRow: string;
  /** The name of one input of a pair: its heading and the position of its row. */
  rowLabel: (part: string, position: number) => string;
  /** The buttons of a row; `row` is the name in it, or its position. */
  moveRowUp: (row: string) => string;
  moveRowDown: (row: string) => string;
  removeRow: (row: string) => string;
  /** The name of a row that has none yet. */
  unnamedRow: (position: number) => string;
  /** The text that is announced when a row has moved. */
  rowMoved: (row: string, position: number, count: number) => string;
  /** The text that is announced when a row was removed. */
  rowRemoved: (row: string) => string;
  /** The help for moving rows by keyboard. */
  moveKeys: string;
  /** The help for leaving a field in which Tab indents. */
  codeKeys: string;
  /** The text that is announced after Escape in such a field. */
  codeFree: string;
}

/** The English messages, used for those that the host does not translate. */
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
  passwordTooEasy: 'Too easy to guess: avoid names, dates and keyboard patterns',
  secretSet: 'Set',
  secretReplace: 'Replace',
  secretKeep: 'Keep the current one',
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
  moveKeys: 'Press Alt with the up or down arrow key to move a row.',
  codeKeys: 'Tab indents. To leave by keyboard, press Escape, then Tab.',
  codeFree: 'Tab now leaves the field.',
};

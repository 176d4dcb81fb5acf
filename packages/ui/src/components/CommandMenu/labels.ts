/** The texts of a `CommandMenu`. */
export interface CommandMenuLabels {
  /** The name of the dialog and of its field. */
  title: string;
  placeholder: string;
  /** The text when no command matches. */
  empty: string;
  /** The number of matches, for screen readers. */
  count: (count: number) => string;
}

/** The English texts. */
export const defaultCommandLabels: CommandMenuLabels = {
  title: 'Commands',
  placeholder: 'Go to a page or do something',
  empty: 'Nothing fits. Try another word.',
  count: (count) => (count === 1 ? '1 command' : `${count} commands`),
};

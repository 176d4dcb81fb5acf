/** The words of a `CommandMenu`. */
export interface CommandMenuLabels {
  /** Name of the dialog and of its field. */
  title: string;
  placeholder: string;
  /** Nothing fits what was typed. */
  empty: string;
  /** How many fit, for those who hear the page. */
  count: (count: number) => string;
}

/** The English words. */
export const defaultCommandLabels: CommandMenuLabels = {
  title: 'Commands',
  placeholder: 'Go to a page or do something',
  empty: 'Nothing fits. Try another word.',
  count: (count) => (count === 1 ? '1 command' : `${count} commands`),
};

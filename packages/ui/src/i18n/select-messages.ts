/** The message of a select. */
export interface SelectMessages {
  /** The text in it while nothing is chosen. */
  choose: string;
}

/** The English message, used if the host does not translate it. */
export const defaultSelectMessages: SelectMessages = { choose: 'Choose…' };

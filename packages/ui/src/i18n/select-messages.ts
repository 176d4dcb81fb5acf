/** The word that a select says by itself. */
export interface SelectMessages {
  /** Stands in it while nothing is chosen. */
  choose: string;
}

/** Its English, used where a host does not translate. */
export const defaultSelectMessages: SelectMessages = { choose: 'Choose…' };

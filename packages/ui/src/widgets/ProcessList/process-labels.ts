/** The texts of a `ProcessDrawer` and its `ProcessModal`. Those with a section are quoted from the specification. */
export interface ProcessLabels {
  /** The title of the drawer and the name of its button (spec §2). */
  title: string;
  /** The text when nothing ran in the last hour (spec §2). */
  empty: string;
  loading: string;
  /** The link to all processes (spec §2). */
  viewAll: string;
  command: string;
  result: string;
  /** The text when the command had no output (spec §8). */
  emptyResult: string;
  /** The text while the command is running. */
  noResult: string;
  /** The heading of the log. */
  log: string;
  node: string;
  host: string;
  when: string;
  duration: string;
  /** The title of the collapsible list (spec §2). */
  related: string;
  noRelated: string;
}

/** The English texts. */
export const defaultProcessLabels: ProcessLabels = {
  title: 'Recent Processes',
  empty: 'No recorded processes the last hour',
  loading: 'Loading processes',
  viewAll: 'View all processes',
  command: 'Command',
  result: 'Result',
  emptyResult: 'Command returned empty string',
  noResult: 'No result yet',
  log: 'Log',
  node: 'Node',
  host: 'Host',
  when: 'Started',
  duration: 'Took',
  related: 'Related Processes',
  noRelated: 'None',
};

/** The words of a `ProcessDrawer` and its `ProcessModal`. Those of the spec are to the letter. */
export interface ProcessLabels {
  /** Title of the drawer and name of its button (spec §2). */
  title: string;
  /** Nothing ran in the last hour (spec §2). */
  empty: string;
  loading: string;
  /** Link to all of them (spec §2). */
  viewAll: string;
  command: string;
  result: string;
  /** The command said nothing (spec §8). */
  emptyResult: string;
  /** The command has not ended. */
  noResult: string;
  /** What it said on its way. */
  log: string;
  node: string;
  host: string;
  when: string;
  duration: string;
  /** Title of the collapsible list (spec §2). */
  related: string;
  noRelated: string;
}

/** The English words. */
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

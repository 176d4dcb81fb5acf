/** The kit's words in steps, paths, shortcuts, differences and logs. */
export interface FrameMessages {
  /** The text for a completed step. */
  stepDone: string;
  /** The text for a step with an error. */
  stepError: string;
  /** The open step, where there is room for one only. */
  stepOf: (position: number, count: number, label: string) => string;
  /** Name of the landmark that leads up from a page. */
  breadcrumbs: string;
  /** Name of a button that shows what did not fit. */
  moreItems: string;
  /** How many people are not shown. */
  moreCount: (count: number) => string;
  /** Button that tries again what failed. */
  retry: string;
  /** Title of the sheet that lists them. */
  shortcuts: string;
  /** The keys that Macs draw as signs, spoken. */
  commandKey: string;
  optionKey: string;
  controlKey: string;
  shiftKey: string;
  /** Names of the columns that say how a line changed, and what it says. */
  changeKind: string;
  lineText: string;
  lineAdded: string;
  lineRemoved: string;
  nextChange: string;
  previousChange: string;
  /** Where one is among the changes. */
  changeOf: (position: number, count: number) => string;
  changeCount: (count: number) => string;
  noChanges: string;
  /** Button that shows lines which are the same on both sides. */
  showUnchanged: (count: number) => string;
  search: string;
  nextMatch: string;
  previousMatch: string;
  matchOf: (position: number, count: number) => string;
  noMatches: string;
  /** In place of the lines of a log that has none. */
  noLines: string;
  wrapLines: string;
  lineNumbers: string;
  copy: string;
  /** Button that leads to the last line and stays there. */
  followTail: string;
  /** How much came in while the reader looked elsewhere. */
  newLines: (count: number) => string;
}

export const defaultFrameMessages: FrameMessages = {
  stepDone: 'Completed',
  stepError: 'Needs attention',
  stepOf: (position, count, label) => `Step ${position} of ${count}: ${label}`,
  breadcrumbs: 'Breadcrumbs',
  moreItems: 'More items',
  moreCount: (count) => `${count} more`,
  retry: 'Retry',
  shortcuts: 'Keyboard shortcuts',
  commandKey: 'Command',
  optionKey: 'Option',
  controlKey: 'Control',
  shiftKey: 'Shift',
  changeKind: 'Change',
  lineText: 'Line',
  lineAdded: 'Added',
  lineRemoved: 'Removed',
  nextChange: 'Next change',
  previousChange: 'Previous change',
  changeOf: (position, count) => `Change ${position} of ${count}`,
  changeCount: (count) => (count === 1 ? '1 change' : `${count} changes`),
  noChanges: 'No differences',
  showUnchanged: (count) => (count === 1 ? 'Show 1 unchanged line' : `Show ${count} unchanged lines`),
  search: 'Search',
  nextMatch: 'Next match',
  previousMatch: 'Previous match',
  matchOf: (position, count) => `${position} of ${count}`,
  noMatches: 'No matches',
  noLines: 'Nothing has been written yet',
  wrapLines: 'Wrap lines',
  lineNumbers: 'Line numbers',
  copy: 'Copy',
  followTail: 'Go to the end',
  newLines: (count) => (count === 1 ? '1 new line' : `${count} new lines`),
};

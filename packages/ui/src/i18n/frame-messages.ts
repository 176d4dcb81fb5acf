/** The kit's messages in steps, breadcrumbs, shortcuts, diffs and logs. */
export interface FrameMessages {
  /** The text for a completed step. */
  stepDone: string;
  /** The text for a step with an error. */
  stepError: string;
  /** The current step, where there is room for one only. */
  stepOf: (position: number, count: number, label: string) => string;
  /** The name of the landmark with the breadcrumbs. */
  breadcrumbs: string;
  /** The name of a button that shows the items that did not fit. */
  moreItems: string;
  /** The number of users that are not shown. */
  moreCount: (count: number) => string;
  /** The button that retries a failed operation. */
  retry: string;
  /** The title of the sheet of shortcuts. */
  shortcuts: string;
  /** The spoken names of the keys that macOS shows as symbols. */
  commandKey: string;
  optionKey: string;
  controlKey: string;
  shiftKey: string;
  /** The names of the columns with the kind of change and with the text of a line. */
  changeKind: string;
  lineText: string;
  lineAdded: string;
  lineRemoved: string;
  nextChange: string;
  previousChange: string;
  /** The position of the current change among all. */
  changeOf: (position: number, count: number) => string;
  changeCount: (count: number) => string;
  noChanges: string;
  /** The button that shows lines which are the same on both sides. */
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
  /** The button that scrolls to the last line and follows new ones. */
  followTail: string;
  /** The number of lines added since the reader scrolled away. */
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
  noLines: 'Nothing has been logged yet',
  wrapLines: 'Wrap lines',
  lineNumbers: 'Line numbers',
  copy: 'Copy',
  followTail: 'Go to the end',
  newLines: (count) => (count === 1 ? '1 new line' : `${count} new lines`),
};

export const processListStates = ['queued', 'running', 'succeeded', 'failed'] as const;

export type ProcessListState = (typeof processListStates)[number];

export interface ProcessRow {
  /** An id that is unique in the list. It is never shown. */
  id: string | number;
  /** The state, which determines the icon. */
  state: ProcessListState;
  /** The state as a word. */
  stateLabel: string;
  /** The whole command; the list shows at most 93 characters of it (spec §9). */
  command: string;
  /** The address of its page, which makes the command a link. */
  href?: string | undefined;
  /** The node on which the process ran. */
  node?: string | undefined;
  /** The relative time, such as `3 minutes ago`. */
  when: string;
  /** The exact time as text, shown on hover. */
  exactWhen?: string | undefined;
  /** The exact time as ISO 8601. */
  dateTime: string;
}

export interface ProcessListProps {
  /** The name of the list. */
  label: string;
  /** The processes, newest first. */
  rows: readonly ProcessRow[];
  /** The text when there are no processes. */
  emptyText: string;
}

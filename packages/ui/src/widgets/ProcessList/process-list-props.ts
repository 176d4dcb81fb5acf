export const processListStates = ['queued', 'running', 'succeeded', 'failed'] as const;

export type ProcessListState = (typeof processListStates)[number];

export interface ProcessRow {
  /** Tells it from the others; never shown. */
  id: string | number;
  /** How it stands; decides the mark. */
  state: ProcessListState;
  /** The state in a word. */
  stateLabel: string;
  /** The whole command; the list shows at most 93 characters of it (spec §9). */
  command: string;
  /** Where it stands in full; makes the command a link. */
  href?: string | undefined;
  /** The node it ran on. */
  node?: string | undefined;
  /** When, relative, such as `3 minutes ago`. */
  when: string;
  /** The exact moment in words, shown on hover. */
  exactWhen?: string | undefined;
  /** The exact moment as ISO 8601. */
  dateTime: string;
}

export interface ProcessListProps {
  /** Name of the list. */
  label: string;
  /** Newest first. */
  rows: readonly ProcessRow[];
  /** Said when there are none. */
  emptyText: string;
}

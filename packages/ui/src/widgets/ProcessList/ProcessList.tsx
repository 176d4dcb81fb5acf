import { Link } from '../../components/Link/Link.tsx';
import { StatusDot } from '../../components/StatusDot/StatusDot.tsx';
import * as css from './ProcessList.css.ts';
import { processTones } from './process-tones.ts';
import { truncateCommand } from './truncate-command.ts';

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

/** What the system did lately, newest first. */
export function ProcessList({ label, rows, emptyText }: ProcessListProps) {
  if (rows.length === 0) return <p className={css.empty}>{emptyText}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without bullets
    <ul role="list" aria-label={label} className={css.list}>
      {rows.map(({ id, state, stateLabel, command, href, node, when, exactWhen, dateTime }) => (
        <li key={id} className={css.row}>
          <StatusDot tone={processTones[state]} isBusy={state === 'running'} UNSAFE_className={css.status}>
            {stateLabel}
          </StatusDot>
          <code className={css.command}>
            <bdi dir="ltr" title={command}>
              {href === undefined ? (
                truncateCommand(command)
              ) : (
                <Link href={href} tone="neutral" isStandalone>
                  {truncateCommand(command)}
                </Link>
              )}
            </bdi>
          </code>
          {node && <span className={css.node}>{node}</span>}
          <time className={css.when} dateTime={dateTime} title={exactWhen}>
            {when}
          </time>
        </li>
      ))}
    </ul>
  );
}

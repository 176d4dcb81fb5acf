import { Link } from '../../components/Link/Link.tsx';
import { StatusDot } from '../../components/StatusDot/StatusDot.tsx';
import * as css from './ProcessList.css.ts';
import { processTones } from './process-tones.ts';
import { truncateCommand } from './truncate-command.ts';
import type { ProcessListProps } from './process-list-props.ts';

/**
 * A list of recent processes, newest first.
 * @example
 * <ProcessList label="Processes" rows={rows} emptyText="No processes yet" />
 */
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

import { Button } from 'react-aria-components/Button';
import { StatusDot } from '../../components/StatusDot/StatusDot.tsx';
import type { ProcessRow } from './process-list-props.ts';
import { processTones } from './process-tones.ts';
import { truncateCommand } from './truncate-command.ts';
import * as css from './ProcessRows.css.ts';

interface ProcessRowsProps {
  /** The name of the list. */
  label: string;
  rows: readonly ProcessRow[];
  onOpen: (id: ProcessRow['id']) => void;
}

/** A list of processes that can be opened. */
export function ProcessRows({ label, rows, onOpen }: ProcessRowsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without bullets
    <ul role="list" aria-label={label} className={css.list}>
      {rows.map(({ id, state, stateLabel, command, node, when, exactWhen, dateTime }) => (
        <li key={id}>
          <Button className={css.row} onPress={() => onOpen(id)}>
            <StatusDot tone={processTones[state]} isBusy={state === 'running'}>
              {stateLabel}
            </StatusDot>
            <time className={css.quiet} dateTime={dateTime} title={exactWhen}>
              {when}
            </time>
            <code className={css.command}>
              <bdi dir="ltr">{truncateCommand(command)}</bdi>
            </code>
            {node && <span className={css.quiet}>{node}</span>}
          </Button>
        </li>
      ))}
    </ul>
  );
}

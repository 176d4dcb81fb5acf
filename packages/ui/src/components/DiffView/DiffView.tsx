import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classes } from '../../css/classes.ts';
import { defaultFrameMessages } from '../../i18n/frame-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { ChevronDownIcon, ChevronUpIcon } from '../../icons/actions.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { DiffTable } from './DiffTable.tsx';
import * as css from './DiffView.css.ts';
import { diffRows, foldRows } from './diff-rows.ts';

export interface DiffViewProps {
  /** The name of the comparison, such as "compose.yaml". */
  label: string;
  /** The text as it was. */
  before: string;
  /** The text as it is. */
  after: string;
  /** The heading of the line numbers before the change, such as "Version 3". */
  beforeLabel: string;
  /** The heading of the line numbers after the change, such as "Version 4". */
  afterLabel: string;
  /** The number of unchanged lines shown around each change. @default 3 */
  context?: number | undefined;
  /** An additional class, for styles that no prop or variant covers. Each use is counted in reviews. */
  UNSAFE_className?: string | undefined;
}

/**
 * The differences between two texts, line by line.
 * @example
 * <DiffView label="Changes" before={before} after={after} beforeLabel="Before" afterLabel="After" />
 */
export function DiffView({
  label,
  before,
  after,
  beforeLabel,
  afterLabel,
  context = 3,
  UNSAFE_className,
}: DiffViewProps) {
  const messages = useWords(defaultFrameMessages);
  const root = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState(-1);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const rows = useMemo(() => diffRows(before, after), [before, after]);
  const stretches = useMemo(() => foldRows(rows, context), [rows, context]);
  const count = rows.reduce((most, { change = -1 }) => Math.max(most, change + 1), 0);

  const step = (by: 1 | -1) => {
    if (count === 0) return;
    // Without a current change, "previous" moves to the last one.
    const next = position < 0 ? (by > 0 ? 0 : count - 1) : (position + by + count) % count;
    setPosition(next);
    const row = root.current?.querySelector<HTMLElement>(`[data-change="${next}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    step(event.key === 'ArrowDown' ? 1 : -1);
  };

  if (count === 0) {
    return <div className={classes(css.root, css.none, UNSAFE_className)}>{messages.noChanges}</div>;
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys from inside, the buttons do the same
    <div ref={root} className={classes(css.root, UNSAFE_className)} onKeyDown={onKeyDown}>
      <div className={css.toolbar}>
        <output className={css.count}>
          {position < 0 ? messages.changeCount(count) : messages.changeOf(Math.min(position, count - 1) + 1, count)}
        </output>
        <IconButton label={messages.previousChange} size="small" icon={<ChevronUpIcon />} onPress={() => step(-1)} />
        <IconButton label={messages.nextChange} size="small" icon={<ChevronDownIcon />} onPress={() => step(1)} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable box must be reachable by keyboard */}
      <div role="group" aria-label={label} tabIndex={0} className={css.scroller}>
        <DiffTable
          label={label}
          beforeLabel={beforeLabel}
          afterLabel={afterLabel}
          stretches={stretches}
          opened={opened}
          onOpen={(from) => {
            // The pressed button disappears, so the focus moves to the first of the opened lines.
            flushSync(() => setOpened((already) => new Set([...already, from])));
            root.current?.querySelector<HTMLElement>(`[data-from="${from}"]`)?.focus({ preventScroll: true });
          }}
          messages={messages}
        />
      </div>
    </div>
  );
}

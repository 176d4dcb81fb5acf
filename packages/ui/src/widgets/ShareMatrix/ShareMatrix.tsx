import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { cardsBelow } from '../../grid/layout.ts';
import { UndoIcon } from '../../icons/actions.tsx';
import { defaultShareMatrixLabels, type ShareMatrixLabels } from './labels.ts';
import { MatrixGrid } from './MatrixGrid.tsx';
import { countChanges, type ShareMatrixChanges, type ShareMatrixColumn, type ShareMatrixPerson } from './matrix.ts';
import { PersonList } from './PersonList.tsx';
import * as css from './ShareMatrix.css.ts';
import { useStrokes } from './use-strokes.ts';

export interface ShareMatrixProps {
  /** The name of the table. */
  label: string;
  /** The libraries, grouped by server. Keep the list stable between renders. */
  columns: readonly ShareMatrixColumn[];
  /** The people, in the order in which they are shown. Keep the list stable between renders. */
  people: readonly ShareMatrixPerson[];
  /** The painted changes. */
  changes: ShareMatrixChanges;
  /** Called with all changes after each stroke. The table itself applies none. */
  onChange: (changes: ShareMatrixChanges) => void;
  /** Actions on the changes, such as a button that previews them. */
  actions?: ReactNode;
  /** The content shown when there are no people. */
  empty?: ReactNode;
  /** The largest height of the grid in pixels. @default 560 */
  height?: number | undefined;
  /** Whether nothing can be painted at present. @default false */
  isDisabled?: boolean | undefined;
  /** The component's texts. Keep them stable between renders. @default English */
  labels?: Partial<ShareMatrixLabels> | undefined;
}

/**
 * A table of people and the libraries of several servers: who can see what, and painting to change it.
 * @example
 * <ShareMatrix label="Shares" columns={columns} people={people} changes={changes} onChange={setChanges} />
 */
export function ShareMatrix({
  label,
  columns,
  people,
  changes,
  onChange,
  actions,
  empty,
  height = 560,
  isDisabled = false,
  labels: words,
}: ShareMatrixProps) {
  const labels = useMemo(() => ({ ...defaultShareMatrixLabels, ...words }), [words]);
  const data = useMemo(() => ({ people, columns }), [people, columns]);
  const strokes = useStrokes(data, changes, onChange);
  const frame = useRef<HTMLDivElement>(null);
  const [isNarrow, setNarrow] = useState(false);
  const helpId = useId();
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setNarrow(current.clientWidth > 0 && current.clientWidth < cardsBelow));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const count = countChanges(changes);
  const shared = { label, data, changes, strokes, isDisabled, labels };

  return (
    <div ref={frame} className={css.frame}>
      <div className={css.bar}>
        <Inline gap={8}>
          <Text size={13} tone={count > 0 ? 'default' : 'muted'} role="status">
            {labels.changes(count)}
          </Text>
          <Button
            size="small"
            iconStart={<UndoIcon />}
            isDisabled={!strokes.canUndo || isDisabled}
            onPress={strokes.undo}
          >
            {labels.undo}
          </Button>
          <Button size="small" isDisabled={count === 0 || isDisabled} onPress={strokes.discard}>
            {labels.discard}
          </Button>
          {actions}
        </Inline>
        {!isNarrow && (
          <Text as="p" size={12} tone="muted" id={helpId}>
            {labels.help}
          </Text>
        )}
      </div>
      {people.length === 0 || columns.length === 0 ? (
        empty
      ) : isNarrow ? (
        <PersonList {...shared} />
      ) : (
        <MatrixGrid {...shared} height={height} helpId={helpId} />
      )}
    </div>
  );
}

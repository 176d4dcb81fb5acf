import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { classes } from '../../css/classes.ts';
import { ArrowLeftIcon } from '../../icons/actions.tsx';
import type { ShareMatrixLabels } from './labels.ts';
import { wordsOf } from './MatrixCell.tsx';
import { isSeen, type MatrixData, type ShareMatrixChanges, type ShareMatrixPerson, wantedAt } from './matrix.ts';
import * as css from './ShareMatrix.css.ts';
import { itemHeight } from './sizes.ts';
import type { Strokes } from './use-strokes.ts';

interface PersonListProps {
  label: string;
  data: MatrixData;
  changes: ShareMatrixChanges;
  strokes: Strokes;
  isDisabled: boolean;
  labels: ShareMatrixLabels;
}

/** The table on a phone: the people, or the libraries of one of them. */
export function PersonList(props: PersonListProps) {
  const { data, label, labels, changes } = props;
  const { people } = data;
  const [chosen, setChosen] = useState<string>();
  const [last, setLast] = useState<number>();
  const scroller = useRef<HTMLDivElement>(null);
  const row = people.findIndex(({ id }) => id === chosen);
  // oxlint-disable-next-line react/incompatible-library -- only the people in view are rendered, and no compiler runs here
  const rows = useVirtualizer({
    count: people.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => itemHeight,
    overscan: 4,
    initialRect: { width: 390, height: 560 },
  });
  useEffect(() => {
    if (row !== -1 || last === undefined) return;
    rows.scrollToIndex(last);
    scroller.current?.querySelector<HTMLElement>(`[data-at="${last}"]`)?.focus();
  }, [row, last, rows]);

  const person = people[row];
  if (person)
    return <OnePerson {...props} row={row} person={person} onBack={() => (setLast(row), setChosen(undefined))} />;
  const summaryOf = ({ id, marks }: ShareMatrixPerson) =>
    labels.summary({
      shared: marks.filter(isSeen).length,
      all: marks.length,
      drifted: marks.filter((mark) => mark === 'extra' || mark === 'missing').length,
      changes: changes.get(id)?.size ?? 0,
    });
  return (
    <div ref={scroller} className={css.list}>
      <div role="list" aria-label={label} className={css.listBody} style={{ blockSize: `${rows.getTotalSize()}px` }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const one = people[index];
          return (
            one && (
              <div role="listitem" key={one.id} className={css.listItem} style={{ insetBlockStart: `${start}px` }}>
                <button type="button" data-at={index} className={css.open} onClick={() => setChosen(one.id)}>
                  <span className={css.cut}>{one.name}</span>
                  <span className={classes(css.cut, css.detail)}>{summaryOf(one)}</span>
                </button>
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}

/** The libraries of a person, by server. */
function OnePerson({
  data,
  changes,
  strokes,
  isDisabled,
  labels,
  row,
  person,
  onBack,
}: PersonListProps & { row: number; person: ShareMatrixPerson; onBack: () => void }) {
  return (
    <Stack gap={12} padding={16}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the list that had the focus has given way to this */}
      <Button size="small" iconStart={<ArrowLeftIcon />} onPress={onBack} autoFocus>
        {labels.back}
      </Button>
      <Heading level={3}>{person.name}</Heading>
      {data.columns.map(({ id, library, server }, column) => {
        const barrier = person.barriers?.[id];
        const wanted = changes.get(person.id)?.get(id);
        const { shown, more } = wordsOf({ mark: person.marks[column] ?? 'none', wanted, barrier }, labels);
        return (
          <Fragment key={id}>
            {data.columns[column - 1]?.server !== server && <Heading level={4}>{server}</Heading>}
            <Switch
              isSelected={wantedAt(data, changes, row, column)}
              isDisabled={isDisabled || barrier !== undefined}
              help={[shown, more].filter(Boolean).join(', ')}
              onChange={() => {
                strokes.toggle({ row, column });
                strokes.end();
              }}
            >
              {library}
            </Switch>
          </Fragment>
        );
      })}
    </Stack>
  );
}

// The baseline: rows of TanStack Virtual and nothing else, no roles, no keys, no focus.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import { columns, compareNames, makeRows, type Row, size } from '../data.ts';
import { stage } from '../stage.ts';

function List({ rows }: { rows: readonly Row[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const [isSorted, setSorted] = useState(false);
  const shown = useMemo(
    () => (isSorted ? [...rows].sort((a, b) => compareNames(a.name, b.name)) : rows),
    [rows, isSorted],
  );
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => size.row,
    overscan: 4,
  });
  return (
    <>
      <button type="button" data-sort="" onClick={() => setSorted(true)}>
        Sort
      </button>
      <div ref={scroller} style={{ width: size.width, height: size.height, overflow: 'auto' }}>
        <div style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = shown[index];
            return (
              <div
                key={row?.id}
                style={{
                  position: 'absolute',
                  insetInline: 0,
                  height: size.row,
                  display: 'flex',
                  transform: `translateY(${start}px)`,
                }}
              >
                {columns.map(({ id }) => (
                  <span key={id} style={{ width: size.column }}>
                    {row?.[id]}
                  </span>
                ))}
              </div>
            );
          })}
        </div>
      </div>
    </>
  );
}

stage(makeRows, (rows) => <List rows={rows} />);

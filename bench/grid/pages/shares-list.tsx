// The baseline: the cells in view by TanStack Virtual and nothing else, no roles, no keys, no focus.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { libraries, makePeople, type Person, shareSize } from '../shares.ts';
import { stage } from '../stage.ts';

function List({ people }: { people: readonly Person[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const [painted, setPainted] = useState<ReadonlySet<string>>(new Set());
  const { row, cell, width, height } = shareSize;
  const shared = { getScrollElement: () => scroller.current, overscan: 4 };
  const rows = useVirtualizer({ ...shared, count: people.length, estimateSize: () => row });
  const columns = useVirtualizer({ ...shared, horizontal: true, count: libraries.length, estimateSize: () => cell });
  return (
    <div ref={scroller} style={{ width, height, overflow: 'auto' }}>
      <div style={{ position: 'relative', width: columns.getTotalSize(), height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const person = people[index];
          return (
            <div key={person?.id} style={{ position: 'absolute', height: row, transform: `translateY(${start}px)` }}>
              <b>{person?.name}</b>
              {columns.getVirtualItems().map(({ index: at, start: left }) => {
                const key = `${index} ${at}`;
                return (
                  <span
                    key={key}
                    data-row={index}
                    data-column={at}
                    style={{ position: 'absolute', width: cell, transform: `translateX(${left}px)` }}
                    onPointerDown={() => setPainted((before) => new Set(before).add(key))}
                  >
                    {painted.has(key) ? 'Painted' : person?.marks[at]}
                  </span>
                );
              })}
            </div>
          );
        })}
      </div>
    </div>
  );
}

stage(makePeople, (people) => <List people={people} />);

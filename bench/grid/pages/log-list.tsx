// The baseline of a log: lines of TanStack Virtual, scrolled to the last one.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import { makeLines, size } from '../data.ts';
import { stage } from '../stage.ts';
import { useLines } from '../use-lines.ts';

const lineHeight = 20;

function Log({ first }: { first: readonly string[] }) {
  const lines = useLines(first);
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => lineHeight,
    overscan: 12,
    initialOffset: () => lines.length * lineHeight,
  });
  useLayoutEffect(() => {
    scroller.current?.scrollTo(0, lines.length * lineHeight);
  }, [lines.length]);
  return (
    <div ref={scroller} style={{ width: size.width, height: size.height, overflow: 'auto', fontFamily: 'monospace' }}>
      <div style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => (
          <div
            key={index}
            style={{
              position: 'absolute',
              height: lineHeight,
              whiteSpace: 'pre',
              transform: `translateY(${start}px)`,
            }}
          >
            {lines[index]}
          </div>
        ))}
      </div>
    </div>
  );
}

stage(makeLines, (lines) => <Log first={lines} />);

import * as chart from '../../chart/ChartSkeleton.css.ts';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { defaultBaseMessages } from '../../i18n/base-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { namesWidth } from './HeatGrid.tsx';
import * as css from './HeatMap.css.ts';

interface HeatSkeletonProps {
  rows: readonly string[];
  columns: readonly string[];
  /** The heights of the column names and of one row, in pixels. */
  headHeight: number;
  rowHeight: number;
}

/** A placeholder for the map: row headings without names, cells without values. */
export function HeatSkeleton({ rows, columns, headHeight, rowHeight }: HeatSkeletonProps) {
  const { loading } = useWords(defaultBaseMessages);
  const [width, height] = [namesWidth(rows), rows.length * rowHeight];
  return (
    <>
      <output className={visuallyHidden}>{loading}</output>
      <div aria-hidden="true" dir="ltr" className={chart.skeleton}>
        <div className={css.blanks}>
          <svg width={width} height={headHeight + height}>
            {rows.map((name, row) => (
              <rect
                key={name}
                y={headHeight + (row + 0.5) * rowHeight - 4}
                width={width - 12}
                height="8"
                rx="3"
                className={chart.word}
              />
            ))}
          </svg>
          <svg
            viewBox={`0 0 ${columns.length} ${rows.length}`}
            height={height}
            preserveAspectRatio="none"
            className={css.blankCells}
          >
            {rows.map((name, row) =>
              columns.map((column, index) => (
                <rect
                  key={`${name} ${column}`}
                  x={index + 0.04}
                  y={row + 0.04}
                  width="0.92"
                  height="0.92"
                  vectorEffect="non-scaling-stroke"
                  className={chart.word}
                />
              )),
            )}
          </svg>
        </div>
      </div>
    </>
  );
}

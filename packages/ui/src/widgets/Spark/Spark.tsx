import * as css from './Spark.css.ts';
import { sparkPath, sparkPoints } from './spark-path.ts';
import type { SparkTone } from './spark-tones.ts';

export interface SparkProps {
  /** The values, oldest first; null for a missing one. */
  values: readonly (number | null)[];
  /** A description of the line for screen readers. */
  label: string;
  /** The colour, by its meaning. @default 'neutral' */
  tone?: SparkTone | undefined;
  /** The width in pixels. @default 64 */
  width?: number | undefined;
  /** The height in pixels. @default 20 */
  height?: number | undefined;
}

/**
 * A line without axes that shows how a value changed.
 * @example
 * <Spark label="Ping" values={[12, 14, 11]} />
 */
export function Spark({ values, label, tone = 'neutral', width = 64, height = 20 }: SparkProps) {
  // Room for half of the line's width, and for the dot on the last value.
  const inset = 2.5;
  const points = sparkPoints(values, width - 2 * inset, height - 2 * inset);
  const last = points.at(-1);
  return (
    <svg role="img" aria-label={label} width={width} height={height} className={css.spark({ tone })}>
      <g transform={`translate(${inset} ${inset})`}>
        <path
          d={sparkPath(points)}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        {points.map(
          ({ x, y }) =>
            y === null && (
              <path key={x} d={`M${x} ${height - 2 * inset - 4}v4`} stroke="currentColor" strokeWidth="1.5" />
            ),
        )}
        {last?.y != null && <circle cx={last.x} cy={last.y} r="2" fill="currentColor" />}
      </g>
    </svg>
  );
}

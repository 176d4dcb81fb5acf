/** A point of the line, or where an answer is missing. */
export interface SparkPoint {
  x: number;
  /** Null where there was no response. */
  y: number | null;
}

/** Places values in a box, newest at the end. A flat line is in the middle. */
export function sparkPoints(values: readonly (number | null)[], width: number, height: number): SparkPoint[] {
  const known = values.filter((value) => value !== null);
  const low = Math.min(...known);
  const span = Math.max(...known) - low;
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, index) => ({
    x: round(values.length > 1 ? index * step : width),
    y: value === null ? null : round(span === 0 ? height / 2 : height - ((value - low) / span) * height),
  }));
}

/** An SVG path through the points; it breaks where an answer is missing. */
export function sparkPath(points: readonly SparkPoint[]): string {
  return points
    .flatMap(({ x, y }, index) => {
      if (y === null) return [];
      const isFirst = points[index - 1]?.y == null;
      // A value between two gaps has no line of its own; one of no length still draws its round ends.
      const isAlone = isFirst && points[index + 1]?.y == null;
      return [`${isFirst ? 'M' : 'L'}${x} ${y}${isAlone ? 'h0' : ''}`];
    })
    .join('');
}

const round = (value: number) => Math.round(value * 100) / 100;

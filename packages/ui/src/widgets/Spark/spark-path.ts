/** A point of the line, or a missing value. */
export interface SparkPoint {
  x: number;
  /** Null for a missing value. */
  y: number | null;
}

/** Returns the points of values in a box, newest at the end. A flat line is in the middle. */
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

/** Returns an SVG path through the points, which breaks at missing values. */
export function sparkPath(points: readonly SparkPoint[]): string {
  return points
    .flatMap(({ x, y }, index) => {
      if (y === null) return [];
      const isFirst = points[index - 1]?.y == null;
      // A value between two gaps has no line; a line of zero length still draws its round caps.
      const isAlone = isFirst && points[index + 1]?.y == null;
      return [`${isFirst ? 'M' : 'L'}${x} ${y}${isAlone ? 'h0' : ''}`];
    })
    .join('');
}

const round = (value: number) => Math.round(value * 100) / 100;

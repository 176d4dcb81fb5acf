/** Where a value stands: a moment, or the name of a thing. All points of a chart are of one kind. */
export type ChartPoint = Date | string;

/** One line, area, or colour of bars. */
export interface ChartSeries {
  id: string;
  /** What is counted, in words. */
  label: string;
  /** One for each point; null where nothing was measured. */
  values: readonly (number | null)[];
}

/** The looks that a series can have: each is a hue, a dash and a hatch. */
export const seriesLooks = [1, 2, 3, 4, 5] as const;
export type SeriesLook = (typeof seriesLooks)[number];

/** A series with its look, which it keeps while others are switched off. */
export interface DrawnSeries extends ChartSeries {
  look: SeriesLook;
}

export const chartKinds = ['line', 'area', 'bar', 'stacked'] as const;
export type ChartKind = (typeof chartKinds)[number];

/** What one look at five lines can hold; more are for the table. */
export const drawnSeries = (series: readonly ChartSeries[]): DrawnSeries[] =>
  seriesLooks.flatMap((look) => {
    const found = series[look - 1];
    return found ? [{ ...found, look }] : [];
  });

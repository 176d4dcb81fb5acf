/** The position of a value: a point in time, or the name of a category. All points of a chart are of one kind. */
export type ChartPoint = Date | string;

/** One line, area, or colour of bars. */
export interface ChartSeries {
  id: string;
  /** The name of the measured quantity. */
  label: string;
  /** The values, one for each point; null where nothing was measured. */
  values: readonly (number | null)[];
}

/** The looks of a series: each is a hue, a dash pattern and a hatch. */
export const seriesLooks = [1, 2, 3, 4, 5] as const;
export type SeriesLook = (typeof seriesLooks)[number];

/** A series with its look, which it keeps while other series are switched off. */
export interface DrawnSeries extends ChartSeries {
  look: SeriesLook;
}

export const chartKinds = ['line', 'area', 'bar', 'stacked'] as const;
export type ChartKind = (typeof chartKinds)[number];

/** Returns the series that are drawn: at most five stay readable, so any others are in the table only. */
export const drawnSeries = (series: readonly ChartSeries[]): DrawnSeries[] =>
  seriesLooks.flatMap((look) => {
    const found = series[look - 1];
    return found ? [{ ...found, look }] : [];
  });

import { nice, ticks } from 'd3-array';
import { stack, stackOffsetDiverging } from 'd3-shape';
import type { ChartKind, ChartPoint, DrawnSeries } from '../chart-data.ts';
import type { ChartFormat } from '../use-chart-format.ts';
import { clock, timeTicks } from './time-ticks.ts';

export interface PlotData {
  kind: ChartKind;
  points: readonly ChartPoint[];
  series: readonly DrawnSeries[];
  /** The ends of the scale, which still extends for values beyond them. */
  min: number | undefined;
  max: number | undefined;
  format: ChartFormat;
}

interface Tick {
  at: number;
  text: string;
}

/** The positions of everything in the drawing, in pixels. */
export interface PlotLayout {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The middle of each point. */
  x: readonly number[];
  y: (value: number) => number;
  xTicks: readonly Tick[];
  yTicks: readonly Tick[];
  /** The width for the bars of one point. */
  band: number;
  /** Start and end of each value, away from zero, by series and point; null for a missing value. Unstacked ones start at zero. */
  spans: readonly (readonly (readonly [from: number, to: number] | null)[])[];
}

const axisHeight = 24;
const topEdge = 8;
const endEdge = 8;
// Inter at 12 px: digits with their units are wider than words.
const figureWidth = 8;
const letterWidth = 6.8;
const longest = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => text.length));

/** Returns the layout of a chart in a box. */
export function layOut(data: PlotData, width: number, height: number): PlotLayout {
  const { kind, points, series, format } = data;
  const top = topEdge;
  const bottom = height - axisHeight;
  const spans =
    kind === 'stacked'
      ? stacked(series, points.length)
      : series.map(({ values }) => points.map((_, index) => fromZero(values[index] ?? null)));

  const [low, high] = domainOf(spans, data);
  const count = Math.max(2, Math.floor((bottom - top) / 48));
  const [first, last] = nice(low, high, count);
  const y = (value: number) => round(bottom - ((value - first) / (last - first)) * (bottom - top));
  const yTicks = ticks(first, last, count).map((value) => ({ at: y(value), text: format.value(value) }));

  const left = longest(yTicks.map(({ text }) => text)) * figureWidth + 12;
  const right = Math.max(left + 1, width - endEdge);
  const isBanded = kind === 'bar' || kind === 'stacked';
  const band = (right - left) / Math.max(1, points.length);
  const x = isBanded
    ? points.map((_, index) => round(left + (index + 0.5) * band))
    : shares(points).map((share) => round(left + share * (right - left)));
  const xTicks =
    !isBanded && points[0] instanceof Date ? momentTicks(data, left, right) : namedTicks(data, x, right - left);
  return { width, height, left, right, top, bottom, x, y, xTicks, yTicks, band, spans };
}

const round = (value: number) => Math.round(value * 100) / 100;
const fromZero = (value: number | null) => (value === null ? null : ([0, value] as const));

function stacked(series: readonly DrawnSeries[], count: number) {
  const rows = Array.from({ length: count }, (_, index) => index);
  const layers = stack<unknown, number, number>()
    .keys(series.keys())
    .value((row, key) => series[key]?.values[row] ?? 0)
    .offset(stackOffsetDiverging)(rows);
  return layers.map((layer, key) =>
    layer.map(([low, high], row) => {
      const value = series[key]?.values[row] ?? null;
      // Away from zero, like all spans.
      return value === null ? null : value < 0 ? ([high, low] as const) : ([low, high] as const);
    }),
  );
}

function domainOf(spans: PlotLayout['spans'], { kind, min, max }: PlotData): [low: number, high: number] {
  // A bar's length is its value, and so is an area's height: both must start at zero. A line may start elsewhere.
  const isFree = kind === 'line' && min !== undefined;
  const found = spans.flatMap((row) => row.flatMap((span) => (span ? (isFree ? [span[1]] : span) : [])));
  const low = Math.min(min ?? 0, ...found);
  const high = Math.max(max ?? (isFree ? low : 0), ...found);
  return high > low ? [low, high] : [low, low + 1];
}

/** Returns the positions of points as shares of the width: dates in proportion to time, categories evenly spaced. */
function shares(points: readonly ChartPoint[]): number[] {
  const places = points.map((point, index) => (point instanceof Date ? point.getTime() : index));
  const from = places[0] ?? 0;
  const span = (places.at(-1) ?? 0) - from;
  return places.map((place) => (span > 0 ? (place - from) / span : 0.5));
}

function momentTicks({ points, format }: PlotData, left: number, right: number): Tick[] {
  const from = points[0];
  const to = points.at(-1);
  if (!(from instanceof Date && to instanceof Date) || to <= from) return [];
  return timeTicks(from, to, Math.floor((right - left) / 96), format.timeZone).map((tick) => ({
    at: round(left + ((tick.at.getTime() - from.getTime()) / (to.getTime() - from.getTime())) * (right - left)),
    text: new Intl.DateTimeFormat(format.locale, tick.format).format(tick.at),
  }));
}

/** Returns as many category labels as fit side by side, including the first. */
function namedTicks({ points, format }: PlotData, x: readonly number[], width: number): Tick[] {
  const from = points[0];
  const to = points.at(-1);
  const span = from instanceof Date && to instanceof Date ? to.getTime() - from.getTime() : 0;
  const isDaily = span >= 20 * 60 * 60 * 1000 * Math.max(1, points.length - 1);
  const short = new Intl.DateTimeFormat(format.locale, {
    ...(isDaily ? { day: 'numeric', month: 'short' } : clock),
    timeZone: format.timeZone,
  });
  const texts = points.map((point) => (typeof point === 'string' ? point : short.format(point)));
  const every = Math.max(1, Math.ceil((points.length * (longest(texts) * letterWidth + 12)) / width));
  return texts.flatMap((text, index) => (index % every === 0 ? [{ at: x[index] ?? 0, text }] : []));
}

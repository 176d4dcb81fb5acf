import { describe, expect, it } from 'vitest';
import type { ChartKind, ChartPoint } from '../chart-data.ts';
import { layOut } from './layout.ts';

const format = { value: String, point: String, locale: 'en-US', timeZone: 'UTC' } as const;
const draw = (kind: ChartKind, points: ChartPoint[], rows: (number | null)[][], min?: number, max?: number) =>
  layOut(
    {
      kind,
      points,
      series: rows.map((values, index) => ({ id: String(index), label: '', look: 1, values })),
      min,
      max,
      format,
    },
    500,
    200,
  );

describe('the layout of a chart', () => {
  it('starts the axis at zero when no minimum is given', () => {
    const { y, bottom, top } = draw('line', ['a', 'b'], [[50, 100]]);
    expect(y(0)).toBe(bottom);
    expect(y(100)).toBe(top);
  });

  it('starts the axis of a line chart near the given minimum, below every value', () => {
    const { yTicks } = draw('line', ['a', 'b'], [[88, 99]], 90);
    expect(Number(yTicks[0]?.text)).toBeLessThanOrEqual(88);
    expect(Number(yTicks[0]?.text)).toBeGreaterThan(0);
  });

  it('extends the axis to the sum of a stack and skips missing values', () => {
    const { spans, yTicks } = draw(
      'stacked',
      ['a', 'b'],
      [
        [10, null],
        [20, 5],
        [-4, null],
      ],
    );
    expect(spans[1]).toEqual([
      [10, 30],
      [0, 5],
    ]);
    expect(spans[0]?.[1]).toBeNull();
    expect(spans[2]?.[0]).toEqual([0, -4]);
    expect(Number(yTicks.at(-1)?.text)).toBeGreaterThanOrEqual(30);
  });

  it('places points in time in proportion to their distance', () => {
    const { x, left, right } = draw('line', [new Date(0), new Date(1000), new Date(4000)], [[1, 2, 3]]);
    expect(x[1]).toBeCloseTo(left + (right - left) / 4, 1);
  });

  it('omits labels that do not fit', () => {
    const points = Array.from({ length: 50 }, (_, index) => `a long name ${index}`);
    const { xTicks } = draw('bar', points, [points.map(() => 1)]);
    expect(xTicks.length).toBeGreaterThan(1);
    expect(xTicks.length).toBeLessThan(6);
  });

  it.each(['line', 'area', 'bar', 'stacked'] as const)(
    'returns finite positions for a %s chart of a single zero, a missing value or no series',
    (kind) => {
      for (const rows of [[[0]], [[null]], []]) {
        const { x, y } = draw(kind, [new Date(0)], rows);
        expect(Number.isFinite(x[0]) && Number.isFinite(y(0))).toBe(true);
      }
    },
  );
});

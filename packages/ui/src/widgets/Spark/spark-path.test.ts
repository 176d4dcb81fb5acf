import { describe, expect, it } from 'vitest';
import { sparkPath, sparkPoints } from './spark-path.ts';

const draw = (values: (number | null)[]) => sparkPath(sparkPoints(values, 100, 20));

describe('sparkPath', () => {
  it('draws from the first value to the last, with the highest at the top', () => {
    expect(draw([0, 10, 5])).toBe('M0 20L50 0L100 10');
  });

  it('breaks the line where a value is missing', () => {
    expect(draw([0, null, 10, 10])).toBe('M0 20h0M66.67 0L100 0');
  });

  it('draws equal values as a line in the middle', () => {
    expect(draw([7, 7])).toBe('M0 10L100 10');
  });

  it('puts a single value at the right end, like the newest value', () => {
    expect(sparkPoints([7], 100, 20)).toEqual([{ x: 100, y: 10 }]);
  });

  it('draws nothing without values', () => {
    expect(draw([])).toBe('');
    expect(draw([null, null])).toBe('');
  });
});

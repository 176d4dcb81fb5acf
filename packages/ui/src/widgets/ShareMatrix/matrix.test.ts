import { expect, it } from 'vitest';
import { countChanges, noChanges, paint, wantedAt } from './matrix.ts';

const data = {
  columns: ['a', 'b', 'c'].map((id) => ({ id, library: id, server: 'one' })),
  people: [
    { id: 'ann', name: 'Ann', marks: ['accepted', 'none', 'missing'] as const },
    { id: 'ben', name: 'Ben', marks: ['none', 'extra', 'none'] as const, barriers: { c: 'Not here' } },
  ],
};
const whole = { from: { row: 1, column: 2 }, to: { row: 0, column: 0 } };

it('changes the cells of an area that differ, from any corner, except those with a barrier', () => {
  const painted = paint(data, noChanges, whole, true);
  expect(painted).toEqual(
    new Map([
      [
        'ann',
        new Map([
          ['b', true],
          ['c', true],
        ]),
      ],
      ['ben', new Map([['a', true]])],
    ]),
  );
  expect(countChanges(painted)).toBe(3);
  expect(noChanges.size).toBe(0);
});

it('drops the change of a cell that is painted back to its current state', () => {
  const taken = paint(data, paint(data, noChanges, whole, true), whole, false);
  expect(taken).toEqual(
    new Map([
      ['ann', new Map([['a', false]])],
      ['ben', new Map([['b', false]])],
    ]),
  );
  expect(wantedAt(data, taken, 0, 0)).toBe(false);
  expect(wantedAt(data, taken, 0, 2)).toBe(false);
  expect(wantedAt(data, noChanges, 1, 1)).toBe(true);
});

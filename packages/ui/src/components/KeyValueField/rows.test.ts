import { array, assert, constantFrom, nat, property, record, string, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addRow, changeRow, type KeyValue, moveRow } from './rows.ts';

const rows: readonly KeyValue[] = [
  { id: 'a', name: 'TZ', value: 'UTC' },
  { id: 'b', name: 'PUID', value: '1000' },
  { id: 'c', name: 'PGID', value: '1000' },
];
const order = (list: readonly KeyValue[]) => list.map(({ id }) => id).join('');

describe('rows', () => {
  it('move by one place', () => {
    expect(order(moveRow(rows, 'b', -1))).toBe('bac');
    expect(order(moveRow(rows, 'b', 1))).toBe('acb');
  });

  it('stay the same array when a row cannot move', () => {
    expect(moveRow(rows, 'a', -1)).toBe(rows);
    expect(moveRow(rows, 'c', 1)).toBe(rows);
    expect(moveRow(rows, 'gone', 1)).toBe(rows);
  });

  it('change one by one', () => {
    expect(changeRow(rows, 'b', { value: '1001' })[1]).toEqual({ id: 'b', name: 'PUID', value: '1001' });
    expect(changeRow(rows, 'b', { value: '1001' })[0]).toBe(rows[0]);
  });

  it('are never lost by moves, and a new row gets an unused id', () => {
    const lists = uniqueArray(
      record({ id: constantFrom('a', 'new-1', 'new-2', 'new-3'), name: string(), value: string() }),
      {
        selector: ({ id }) => id,
      },
    );
    assert(
      property(lists, array(nat(3)), (list, moves) => {
        const added = addRow(list);
        expect(new Set(added.map(({ id }) => id)).size).toBe(list.length + 1);
        const moved = moves.reduce((now, at) => moveRow(now, added[at]?.id ?? '', at % 2 ? 1 : -1), added);
        expect(new Set(moved)).toEqual(new Set(added));
      }),
    );
  });
});

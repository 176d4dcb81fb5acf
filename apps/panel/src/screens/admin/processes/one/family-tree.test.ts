import { expect, it } from 'vitest';
import { aProcess } from '../../../../testing/fixtures.ts';
import { type Branch, familyTree } from './family-tree.ts';

const shape = (branches: readonly Branch[]): unknown[] =>
  branches.map(({ process: { id }, parts }) => (parts ? [id, shape(parts)] : id));
const whole = aProcess({ id: 1 });
const parts = [3, 2].map((id) => aProcess({ id, parent_id: 1 }));

it('nests the parts of a process under it, in the order in which they began', () => {
  expect(shape(familyTree(whole, parts))).toEqual([[1, [2, 3]]]);
});

it('nests a part under the whole, next to the other parts', () => {
  const one = aProcess({ id: 2, parent_id: 1 });
  const own = aProcess({ id: 4, parent_id: 2 });
  expect(shape(familyTree(one, [own, aProcess({ id: 3, parent_id: 1 }), whole]))).toEqual([[1, [[2, [4]], 3]]]);
  // The response is limited, and may leave out the whole when there are many parts.
  expect(shape(familyTree(one, [aProcess({ id: 3, parent_id: 1 })]))).toEqual([2, 3]);
});

it('lists the other processes of the same server when there is no family', () => {
  expect(shape(familyTree(whole, [aProcess({ id: 9 }), aProcess({ id: 8 })]))).toEqual([9, 8]);
  expect(familyTree(whole, [])).toEqual([]);
});

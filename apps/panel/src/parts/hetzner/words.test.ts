import { hetznerActions, hetznerCuts, hetznerStatuses } from '@kronos/api/contract';
import { expect, it } from 'vitest';
import { actionsOf, isCut } from './words.ts';

it('requires a name for the same actions as the server', () => {
  expect(hetznerActions.filter(isCut)).toEqual(hetznerCuts);
});

it('offers each action in some status, and at least one in each status', () => {
  const offered = hetznerStatuses.map((status) => actionsOf({ status }));
  expect(offered.every(({ length }) => length > 0)).toBe(true);
  expect(new Set(offered.flat())).toEqual(new Set(hetznerActions));
});

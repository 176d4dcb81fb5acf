import { statesOfStatusEntry } from '@kronos/api/contract';
import { expect, it } from 'vitest';
import { statesOf } from './states-of.ts';

it('has the states of the contract', () => {
  expect(statesOf).toEqual(statesOfStatusEntry);
});

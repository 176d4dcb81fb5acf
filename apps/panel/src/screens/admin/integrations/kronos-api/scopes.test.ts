import { apiAreas as areas, keyDays as days, resellerAreas as ofResellers } from '@kronos/api/contract';
import { expect, it } from 'vitest';
import { apiAreas, chosenIn, keyDays, resellerAreas, scopesOf } from './scopes.ts';

it('offers the areas and key lifetimes of the contract', () => {
  expect([apiAreas, resellerAreas, keyDays]).toEqual([areas, ofResellers, days]);
});

it('sends one scope for each area, and reads the checkboxes back from it', () => {
  const scopes = scopesOf({ read: ['users', 'nodes'], write: ['nodes'] });
  expect(scopes).toEqual(['users:read', 'nodes:write']);
  expect(chosenIn(scopes)).toEqual({ read: ['users'], write: ['nodes'] });
});

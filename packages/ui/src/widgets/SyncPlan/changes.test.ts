import { describe, expect, it } from 'vitest';
import { hasOutcome, isEqual, titleChanges } from './changes.ts';
import type { SyncTarget, SyncWatched } from './sync-plan.ts';

const server: SyncTarget = { id: 1, name: 'attic', status: 'ready' };
const share = { key: 'sam', person: 'Sam', give: ['Films'], take: [] };
const films = { name: 'Films', watched: 0, unwatched: 0, positions: 0, missing: 0 };
const watched = (change: Partial<typeof films>): SyncWatched => ({
  libraries: [{ ...films, ...change }],
  titles: [],
  isCut: false,
});

describe('the changes of a server', () => {
  it('include the titles that change, not those that the server lacks', () => {
    expect(titleChanges(watched({ watched: 2, unwatched: 3, positions: 4, missing: 50 }))).toBe(9);
  });

  it('are none when neither shares nor watch state differ', () => {
    expect(isEqual(server)).toBe(true);
    expect(isEqual({ ...server, shares: [], watched: watched({ missing: 3 }) })).toBe(true);
    expect(isEqual({ ...server, shares: [{ ...share, give: [] }] })).toBe(true);
    expect(isEqual({ ...server, shares: [share] })).toBe(false);
    expect(isEqual({ ...server, watched: watched({ positions: 1 }) })).toBe(false);
  });

  it('have an outcome once a person or a title has one', () => {
    expect(hasOutcome({ ...server, shares: [share], watched: watched({ watched: 1 }) })).toBe(false);
    expect(hasOutcome({ ...server, shares: [{ ...share, outcome: 'skipped' }] })).toBe(true);
    expect(hasOutcome({ ...server, watched: { ...watched({}), done: 0 } })).toBe(true);
  });
});

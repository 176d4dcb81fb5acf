import { expect, it } from 'vitest';
import { planWatching } from './watch-plan.ts';
import type { WatchedTitle } from './watch-port.ts';

const minute = 60_000;
const title = (id: string, isWatched: boolean, positionMs = 0, name = 'Heat'): WatchedTitle => ({
  id,
  title: name,
  year: 1995,
  guid: `plex://movie/${name}`,
  isWatched,
  positionMs,
});
async function* pagesOf(...pages: WatchedTitle[][]) {
  yield* pages;
}
const plan = async (from: WatchedTitle, to: WatchedTitle, isExact: boolean) =>
  (await planWatching(pagesOf([from]), [to], { isExact })).changes.map(({ mark, position_ms }) => [mark, position_ms]);

it.each<{ why: string; from: [boolean, number?]; to: [boolean, number?]; steps: unknown[]; exactly?: unknown[] }>([
  { why: 'watched there only', from: [false], to: [true], steps: [['watched', null]] },
  { why: 'watched here only', from: [true], to: [false], steps: [], exactly: [['unwatched', null]] },
  { why: 'equal', from: [true], to: [true], steps: [] },
  { why: 'begun there', from: [false], to: [false, minute], steps: [[null, minute]] },
  { why: 'watched and begun again there', from: [false], to: [true, minute], steps: [['watched', minute]] },
  { why: 'begun here', from: [false, minute], to: [false], steps: [], exactly: [['unwatched', null]] },
  { why: 'begun again here', from: [true, minute], to: [true], steps: [], exactly: [['watched', null]] },
  { why: 'further on there', from: [false, minute], to: [false, 2 * minute], steps: [[null, 2 * minute]] },
  { why: 'a few seconds apart', from: [false, minute], to: [false, minute + 9_999], steps: [] },
  { why: 'watched here, begun there', from: [true], to: [false, minute], steps: [], exactly: [['unwatched', minute]] },
])('plans the steps for a title that is $why', async ({ from, to, steps, exactly = steps }) => {
  expect(await plan(title('a', ...from), title('1', ...to), false)).toEqual(steps);
  expect(await plan(title('a', ...from), title('1', ...to), true)).toEqual(exactly);
});

it('uses the names of the target, and counts the watched titles that it lacks', async () => {
  const source = [
    title('1', true),
    title('2', true, 0, 'Home'),
    title('3', false, minute, 'Ran'),
    title('4', false, 0, 'Up'),
  ];
  const found = await planWatching(pagesOf([], [title('a', false)]), source, { isExact: true });
  expect(found).toEqual({ changes: [{ id: 'a', title: 'Heat', mark: 'watched', position_ms: null }], missing: 2 });
});

import type { Outcome } from '@kronos/api';
import { expect, it, vi } from 'vitest';
import { pageOf } from '../testing/page-of.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { createListStore, type ListPage } from './list-store.ts';
import { csvOf } from './save-csv.ts';
import { stateOf } from './state-of.ts';

type Answer = Outcome<ListPage<string>>;
const page = (...data: string[]): Answer => ({
  kind: 'ok',
  data: pageOf(...data),
  response: {} as never,
});
const refused = (status: number) =>
  ({ kind: 'http-error', status, message: `It was ${status}`, response: {} as never }) satisfies Answer;
const gone: Answer = { kind: 'no-response', reason: 'network', endpoint: 'list', method: 'GET', url: '' };

/** A list whose server responds on command. */
function setUp() {
  const asked: { query: string; signal: AbortSignal; answer: (outcome: Answer) => void }[] = [];
  const leaving = new AbortController();
  const list = createListStore<string, string>({
    read: (query, { signal }) => new Promise((answer) => asked.push({ query, signal, answer })),
    readAll: () => Promise.resolve(gone),
    clock: createManualClock(1000),
    signal: leaving.signal,
  });
  const answer = async (index: number, outcome: Answer) => {
    asked[index]!.answer(outcome);
    await Promise.resolve();
    await new Promise((done) => setTimeout(done));
  };
  return { list, asked, answer, leaving };
}
const state = (list: ReturnType<typeof setUp>['list'], isNarrowed = false) => stateOf(list.get(), { isNarrowed });

it('loads, keeps the old page while another one loads, and ignores the response to an older request', async () => {
  const { list, asked, answer } = setUp();
  const heard = vi.fn<() => void>();
  list.subscribe(heard);
  list.show('a');
  expect(state(list)).toBe('loading');
  await answer(0, page('of a'));
  expect([state(list), list.get().isRefreshing]).toEqual(['ready', false]);
  list.show('b');
  expect([state(list), list.get().isRefreshing]).toEqual(['ready', true]);
  list.show('c');
  expect(asked.map(({ query, signal }) => [query, signal.aborted])).toEqual([
    ['a', true],
    ['b', true],
    ['c', false],
  ]);
  await answer(2, page('of c'));
  await answer(1, page('of b'));
  expect(list.get().page).toMatchObject({ status: 'ready', data: { data: ['of c'] }, at: 1000 });
  expect(heard).toHaveBeenCalled();
});

it('distinguishes failed, forbidden, empty and no match, and keeps its rows as stale when a read fails', async () => {
  const { list, answer } = setUp();
  list.show('a');
  await answer(0, refused(500));
  expect(state(list)).toBe('error');
  void list.refresh();
  await answer(1, refused(403));
  expect(state(list)).toBe('forbidden');
  void list.refresh();
  await answer(2, page());
  expect([state(list), state(list, true)]).toEqual(['empty', 'no-match']);
  void list.refresh();
  await answer(3, page('a'));
  void list.refresh();
  await answer(4, gone);
  expect(list.get().page).toMatchObject({ status: 'ready', isStale: true, data: { data: ['a'] } });
});

it('is read again only while it is shown, twice for a burst, and not after sign-out', async () => {
  const { list, asked, answer, leaving } = setUp();
  await list.refresh();
  expect(asked).toHaveLength(0);
  const leave = list.show('a');
  await answer(0, page('1'));
  for (let event = 0; event < 5; event++) void list.refresh();
  await answer(1, page('2'));
  await answer(2, page('3'));
  expect(asked).toHaveLength(3);
  leave();
  await list.refresh();
  expect(asked).toHaveLength(3);
  list.show('a');
  leaving.abort();
  await answer(3, page('4'));
  expect(list.get().page).toMatchObject({ data: { data: ['3'] } });
});

it('exports texts that a spreadsheet does not run', () => {
  const rows = [{ name: '=HYPERLINK("http://evil")', age: -3 }];
  const columns = [
    { header: 'Name', value: (row: { name: string; age: number }) => row.name },
    { header: 'Age', value: (row: { name: string; age: number }) => row.age },
  ];
  expect(csvOf(rows, columns)).toBe(`\u{FEFF}Name,Age\r\n"'=HYPERLINK(""http://evil"")",-3\r\n`);
});

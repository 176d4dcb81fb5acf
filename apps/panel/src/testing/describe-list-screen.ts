import type { ChannelId } from '@kronos/realtime';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Area } from '../messages/catalogue.ts';
import { createFormat } from '../messages/format.ts';
import type { BulkItem } from '../resource/bulk-run.ts';
import type { Column } from '../resource/cells.tsx';
import { columnsOf, csvColumnsOf, shownColumns, shownInFile } from '../resource/columns-of.ts';
import type { ListChoicesStore } from '../resource/list-choices.ts';
import {
  changeQuery,
  type ListChange,
  type ListFilters,
  type ListShape,
  pageSizes,
  readQuery,
  viewChange,
} from '../resource/list-query.ts';
import type { ListPage, ListStore } from '../resource/list-store.ts';
import { listTexts, type OtherTexts } from '../resource/list-texts.ts';
import { csvOf } from '../resource/save-csv.ts';
import { stateOf } from '../resource/state-of.ts';
import type { StoreDeps } from '../stores/store-deps.ts';
import { createTestApp } from './create-test-app.ts';
import { exampleOf } from './example-of.ts';
import { anAdmin } from './fixtures.ts';
import { pageOf } from './page-of.ts';

/** The declaration of a `listScreen` page. */
interface DeclaredList<R> {
  readonly screen: {
    readonly subject: string;
    readonly words: OtherTexts | undefined;
    readonly shape: ListShape<string, ListFilters>;
    readonly columns: Readonly<Record<string, Column<R>>>;
    readonly staleOn: Readonly<Partial<Record<ChannelId, readonly string[]>>>;
    readonly actions: Readonly<Record<string, { applies: (row: R) => boolean } | undefined>>;
    readonly createStore: (deps: StoreDeps) => ListStore<never, R>;
    readonly createChoices: (deps: StoreDeps) => ListChoicesStore;
    readonly createRun: (
      deps: StoreDeps,
    ) => (name: string, rows: readonly R[]) => Promise<readonly BulkItem<R>[] | undefined>;
  };
}

interface Differences<R> {
  /**
   * By action, properties of a row that it applies to, and of one that it does not; null if it applies to every row.
   */
  bulk?: Readonly<Record<string, { with: Partial<R>; without: Partial<R> } | null>>;
}

/** The settings of a filter to try: each of its values, a record's number, or several. */
const settingsOf = (values: ListFilters[string]): readonly string[] => {
  if (values === 'number') return ['12'];
  return values === 'numbers' ? ['12', '12,15'] : values;
};
/** Waits longer than usual, for a busy machine. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 15_000 });
/** The payload of the events; the list uses only their occurrence. */
const happening = { id: 7, name: 'Family Cinema', serverAlias: 'Family Cinema', url: '/app' };

/** Tests a declared list in each of its states, with bodies from the contract's examples. */
export function describeListScreen<R extends object>({ screen }: DeclaredList<R>, { bulk = {} }: Differences<R> = {}) {
  const { subject, words = {}, shape, columns, staleOn, actions } = screen;
  const filters = Object.entries(shape.filters).map(([name, values]) => [name, settingsOf(values)] as const);

  /** Opens the list as an admin, with the endpoint that it reads. */
  async function open(locale = 'en') {
    const test = createTestApp({ user: anAdmin(), locale });
    onTestFinished(test.app.start());
    await soon(() => expect(test.managers).toHaveLength(1));
    const scope = await test.app.userScope.get();
    const [area = ''] = subject.split('.');
    const others = Object.values(words).flatMap((texts) => Object.values(texts).map((key) => key.split('.')[0] ?? ''));
    for (const one of new Set([area, ...others, 'lists', 'notices', 'common']) as Set<Area>)
      await test.app.messages.ensure(one);
    const { server } = test;
    const list = scope.use(screen.createStore);
    const before = server.calls.length;
    const show = (change: ListChange = {}) => list.show(readQuery(changeQuery('', change, shape), shape) as never);
    const state = (isNarrowed = false) => stateOf(list.get(), { isNarrowed });
    const settled = (expected: string) => soon(() => expect(state()).toBe(expected));
    // No response has been set yet.
    show();
    await settled('error');
    const endpoint = server.calls[before]?.endpoint ?? '';
    const body = exampleOf(endpoint) as ListPage<R>;
    // The endpoint's name is only known at run time.
    const answer = (id: string, what: unknown) => server.answer(id as 'session.logout', what as { success: true });
    const refuse = (status: number, id = endpoint) => server.refuse(id as 'session.logout', status, { message: 'No.' });
    const answerRows = (data: R[]) => answer(endpoint, pageOf(...data));
    return { ...test, scope, list, show, state, settled, endpoint, rows: body.data, answer, answerRows, refuse };
  }

  describe(`the list ${subject}`, () => {
    it('distinguishes loading, ready, empty, no match, failed and forbidden', async () => {
      const { list, show, state, settled, rows, answerRows, refuse } = await open();
      refuse(403);
      show();
      await settled('forbidden');
      answerRows(rows);
      show();
      await settled('ready');
      answerRows([]);
      await list.refresh();
      expect([state(), state(true)]).toEqual(['empty', 'no-match']);
      answerRows(rows);
      await list.refresh();
      refuse(500);
      await list.refresh();
      expect(list.get().page).toMatchObject({ status: 'ready', isStale: true, data: { data: rows } });
    });

    it('sends only sorts and filters that the endpoint accepts', async () => {
      const { show, settled, list, rows, answerRows, endpoint, server } = await open();
      answerRows(rows);
      const narrowed = filters.flatMap(([name, values]) => values.map((one) => ({ [name]: one })));
      const sorted = shape.sorts.map((sort) => ({ sort, direction: 'asc' }));
      const sized = pageSizes.map((size) => ({ per_page: size }));
      for (const asked of [...sorted, ...narrowed, ...sized, { q: 'ada' }]) {
        show(asked);
        await soon(() => expect(list.get().isRefreshing).toBe(false));
        await settled('ready');
        expect(list.get().page).toMatchObject({ isStale: false });
        const sent = server.calls.findLast((call) => call.endpoint === endpoint)?.query as Record<string, unknown>;
        // The server has parsed the number of a record by then.
        for (const [name, value] of Object.entries(asked)) expect(String(sent[name])).toBe(String(value));
      }
    });

    it('is read again after the events that make it stale, while it is shown', async () => {
      const { show, settled, rows, answerRows, asked, endpoint, managers, list } = await open();
      answerRows(rows);
      const leave = show();
      await settled('ready');
      const [manager] = managers;
      const emit = manager?.emit as (channel: string, event: string, payload: object) => void;
      const happenings = Object.entries(staleOn).flatMap(([channel, events]) =>
        events.map((one) => [channel, one] as const),
      );
      expect(happenings).not.toEqual([]);
      for (const [channel, event] of happenings) {
        const before = asked(endpoint);
        emit(channel, event, happening);
        await soon(() => expect(asked(endpoint)).toBe(before + 1));
        await soon(() => expect(list.get().isRefreshing).toBe(false));
      }
      leave();
      const before = asked(endpoint);
      for (const [channel, event] of happenings) emit(channel, event, happening);
      await list.refresh();
      expect(asked(endpoint)).toBe(before);
    });

    it.each(['en', 'de'])('has a text for everything that it shows and exports in %s', async (locale) => {
      const { app, list, rows, endpoint, answer, show } = await open(locale);
      const { t } = app.messages;
      const format = createFormat(locale);
      const texts = listTexts(subject, t, words);
      for (const name of ['title', 'text', 'search', 'searchHint', 'empty', 'emptyText'] as const)
        expect(texts.list(name)).not.toBe('');
      for (const [name, values] of Object.entries(shape.filters)) {
        const options = typeof values === 'string' ? [] : values.map((one) => texts.option(name, one));
        expect([texts.filter(name), ...options]).not.toContain('');
      }
      const shown = columnsOf({ columns, sorts: shape.sorts, texts, t, format });
      expect(shown.filter(({ isRowHeader }) => isRowHeader)).toHaveLength(1);
      expect(
        shown
          .filter(({ isSortable }) => isSortable)
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(shape.sorts.toSorted());
      for (const row of rows) for (const { cell } of shown) expect(cell(row)).not.toBeUndefined();
      answer(endpoint.replace(/list$/, 'export'), { data: rows, meta: { total: rows.length } });
      const outcome = await list.readAll?.(readQuery('', shape) as never);
      expect(outcome).toMatchObject({ kind: 'ok', data: { data: rows } });
      const file = csvColumnsOf({ columns, texts, t, format });
      expect(csvOf(rows, file).split('\r\n')[0]?.split(',')).toHaveLength(file.length);
      show();
    });

    it('leaves out the hidden columns on screen and in the file, but never the name of the row', async () => {
      const { app, scope, storage } = await open();
      const { t } = app.messages;
      const worded = { columns, texts: listTexts(subject, t, words), t, format: createFormat('en') };
      const all = columnsOf({ ...worded, sorts: shape.sorts });
      const choices = scope.use(screen.createChoices);
      choices.hide(all.map(({ id }) => id));
      expect(storage.readObject(`kronos.list.${anAdmin().id}.${subject}`)).toEqual(choices.get());
      const hidden = new Set(choices.get().hidden);
      expect(shownColumns(all, hidden).map(({ isRowHeader }) => isRowHeader)).toEqual([true]);
      const inFile = Object.entries(columns).flatMap(([id, { draw, file }]) => (file && !draw ? [id] : []));
      expect(shownInFile(csvColumnsOf(worded), hidden).map(({ id }) => id)).toEqual(inFile);
    });

    it('saves its query and columns as a view, and requests the same when the view is chosen', async () => {
      const { scope, app } = await open();
      const choices = scope.use(screen.createChoices);
      const [name, values] = filters[0] ?? ['q', ['ada']];
      const asked = changeQuery('', { [name]: values[0], sort: shape.sorts.at(-1), direction: 'desc' }, shape);
      const [column = ''] = Object.keys(columns);
      choices.save('Mine', { query: asked, hidden: [column] });
      const [view] = choices.get().views;
      expect(view).toMatchObject({ label: 'Mine', query: asked, hidden: [column] });
      expect(changeQuery('q=other&page=3', viewChange(view?.query ?? '', shape), shape)).toBe(asked);
      choices.remove(view?.id ?? '');
      expect(choices.get().views).toEqual([]);
      app.notices.takeToasts()[0]?.action?.onPress();
      expect(choices.get().views).toEqual([view]);
    });

    it.each(Object.keys(actions))('runs %s on the rows it applies to, and reports each outcome', async (name) => {
      const { app, scope, server, endpoint: listed, rows, answer, refuse } = await open();
      const [example] = rows;
      const difference = bulk[name];
      if (!example || difference === undefined) throw new Error(`Nothing tells the rows of ${name} apart.`);
      const chosen = [1, 2].map((id) => ({ ...example, ...difference?.with, id }));
      const others = difference ? [{ ...example, ...difference.without, id: 3 }] : [];
      const run = scope.use(screen.createRun);
      const before = server.calls.length;
      const asked = () => server.calls.slice(before).filter(({ endpoint }) => endpoint.endsWith('.bulk'));
      const done = { success: true as const };
      const endpoint = listed.replace(/[^.]+$/, 'bulk');
      // The refusal of the first does not affect the second.
      answer(endpoint, {
        ...done,
        outcomes: [
          { id: 1, success: false, message: 'Not this one.' },
          { id: 2, ...done },
        ],
      });
      const items = await run(name, [...chosen, ...others]);
      expect(items?.map(({ row, failure }) => [row, failure?.(app.messages.t)])).toEqual([
        [chosen[0], 'Not this one.'],
        [chosen[1], undefined],
      ]);
      expect(app.notices.takeToasts()).toEqual([]);
      answer(endpoint, { ...done, outcomes: [1, 2].map((id) => ({ id, ...done })) });
      expect(await run(name, [...chosen, ...others])).toBeUndefined();
      expect(asked().map(({ body }) => body)).toEqual([1, 2].map(() => ({ action: name, ids: [1, 2] })));
      expect(app.notices.takeToasts().map(({ text }) => text?.(app.messages.t))).toEqual([
        listTexts(subject, app.messages.t).bulkDone(name, 2),
      ]);
      // After a 429 nothing is requested for the rows after the first hundred.
      refuse(429, endpoint);
      const many = Array.from({ length: 250 }, (_, index) => ({ ...example, ...difference?.with, id: index + 1 }));
      const refused = await run(name, many);
      expect(refused).toHaveLength(250);
      expect(refused?.every(({ failure }) => failure)).toBe(true);
      expect(asked()).toHaveLength(3);
    });
  });
}

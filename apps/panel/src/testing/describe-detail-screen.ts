import { contract, type ContractTable } from '@kronos/api/contract';
import type { ChannelId } from '@kronos/realtime';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Danger } from '../resource/detail-props.ts';
import type { FormStore } from '../resource/form-store.ts';
import type { Translate } from '../messages/create-messages.ts';
import { recordStateOf } from '../resource/record-store.ts';
import type { StoreDeps } from '../stores/store-deps.ts';
import { exampleOf } from './example-of.ts';
import { now } from './fixtures.ts';
import { openDeclared, soon } from './open-declared.ts';

/** What a `detailScreen` page exposes for tests. */
export interface DeclaredDetail<R> {
  readonly screen: {
    readonly subject: string;
    readonly staleOn: Readonly<Partial<Record<ChannelId, readonly string[]>>>;
    readonly tabs: readonly string[];
    readonly danger: Danger<R> | undefined;
    readonly nameOf: (record: R, t: Translate) => string;
    readonly createStore: (deps: StoreDeps) => FormStore<R>;
  };
}

const groups: ContractTable = contract;
/** The payload of the events; the record uses only their occurrence. */
const happening = { id: 1, name: 'A server', url: 'http://server.test' };

/** Tests the page of a declared record in each of its states, with the contract's example. */
export function describeDetailScreen<R extends object>({ screen }: DeclaredDetail<R>) {
  const { subject, staleOn, tabs, danger = {}, nameOf } = screen;

  /** Opens the record as an admin, with the endpoints of its group. */
  async function open(locale = 'en') {
    const test = await openDeclared(screen, locale);
    const { one } = test.store;
    const state = () => recordStateOf(one.get());
    const settled = (expected: string) => soon(() => expect(state()).toBe(expected));
    const show = () => {
      const leave = one.show(7);
      onTestFinished(leave);
      return leave;
    };
    // No response has been set yet.
    show();
    await settled('failed');
    const group = test.groupOf('one');
    const example = exampleOf(`${group}.one`) as { data: R; version?: string };
    return { ...test, ...test.endpoints(group), group, one, show, state, settled, example };
  }

  describe(`the record of ${subject}`, () => {
    it.each(['en', 'de'])('has a text for every state, for every tab and for the deletion in %s', async (locale) => {
      const { texts, store } = await open(locale);
      const ofDeletion = store.remove ? (['delete', 'deleteTitle', 'deleteText', 'deleted'] as const) : [];
      for (const name of ['loading', 'failed', 'missing', 'back', ...ofDeletion] as const)
        expect(texts.form(name)).not.toBe('');
      expect(tabs.length > 1 ? tabs.map(texts.tab) : []).not.toContain('');
    });

    it('is loading until the response arrives, and has a name after that', async () => {
      const { app, one, show, state, settled, answer, hang, example } = await open();
      answer('one', example);
      const release = hang('one');
      show();
      expect(state()).toBe('loading');
      release();
      await settled('ready');
      const { record } = one.get();
      expect(record.status === 'ready' && nameOf(record.data.data, app.messages.t)).not.toBe('');
    });

    it.each([
      [404, 'missing'],
      [403, 'forbidden'],
      [500, 'failed'],
    ])('after a %i is %s, and is ready once it has been read again', async (status, expected) => {
      const { one, show, state, settled, answer, refuse, example } = await open();
      refuse('one', status);
      show();
      await settled(expected);
      answer('one', example);
      await one.load();
      expect(state()).toBe('ready');
    });

    it('keeps its data, with the age, while the server does not respond', async () => {
      const { one, show, state, settled, answer, fail, clock, example } = await open();
      answer('one', example);
      show();
      await settled('ready');
      fail('one');
      clock.advance(60_000);
      await one.load();
      expect(state()).toBe('ready');
      expect(one.get().record).toMatchObject({ isStale: true, at: now, data: example });
      answer('one', example);
      await one.load();
      expect(one.get().record).toMatchObject({ isStale: false, at: now + 60_000 });
    });

    it('is read again after the events that make it stale, while it is shown', async () => {
      const { one, show, settled, answer, calls, managers, clock, example } = await open();
      answer('one', example);
      const leave = show();
      await settled('ready');
      const emit = managers[0]?.emit as (channel: string, event: string, payload: object) => void;
      const happenings = Object.entries(staleOn).flatMap(([channel, events]) =>
        events.map((event) => [channel, event] as const),
      );
      expect(happenings).not.toEqual([]);
      for (const [channel, event] of happenings) {
        const before = calls('one').length;
        emit(channel, event, happening);
        // A record with a pace is read at the end of the pace.
        clock.advance(1000);
        await soon(() => expect(calls('one').length).toBe(before + 1));
      }
      leave();
      const before = calls('one').length;
      await one.load();
      expect(calls('one')).toHaveLength(before);
    });

    it.each(typeof danger === 'function' ? [danger] : [])('has a danger zone of its own', async (own) => {
      const { app, one, example } = await open();
      const zone = own(example.data, { t: app.messages.t, reload: one.load });
      expect(zone).toMatchObject({ title: expect.stringMatching(/./), description: expect.stringMatching(/./) });
    });

    it.each(typeof danger === 'function' ? [] : [danger])('is deleted if it can be, with a toast', async (deletion) => {
      const { asksName, loses } = deletion;
      const { app, group, store, texts, example, answer, calls } = await open();
      const { t } = app.messages;
      const { remove } = store;
      const name = asksName ? nameOf(example.data, t) : undefined;
      expect(loses?.(example.data, t)).not.toEqual([]);
      if (remove) answer('remove', { success: true });
      await remove?.(7, name);
      const query = groups[group]?.['remove']?.query ? { name } : {};
      const sent = calls('remove').map((call) => ({ params: call.params, query: call.query }));
      expect(sent).toEqual(remove ? [{ params: { id: 7 }, query }] : []);
      const told = app.notices.takeToasts().map(({ text }) => text?.(t));
      expect(told).toEqual(remove ? [texts.form('deleted')] : []);
    });
  });
}

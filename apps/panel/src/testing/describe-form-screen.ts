import type { FieldData } from '@kronos/api';
import { contract, type ContractTable } from '@kronos/api/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { FormStore } from '../resource/form-store.ts';
import { bodyOf, differing, valuesOf } from '../resource/form-values.ts';
import { staleOf } from '../resource/stale.ts';
import { refusalOf } from '../stores/refusal.ts';
import type { StoreDeps } from '../stores/store-deps.ts';
import { type DeclaredDetail, describeDetailScreen } from './describe-detail-screen.ts';
import { exampleOf } from './example-of.ts';
import { now } from './fixtures.ts';
import { openDeclared, soon } from './open-declared.ts';

/** What a `formScreen` page exposes for tests. */
interface DeclaredForm<R> {
  readonly screen: {
    readonly subject: string;
    readonly fields: readonly FieldData[];
    readonly sections: Readonly<Record<string, readonly string[]>>;
    readonly blank: ((now: number) => object) | undefined;
    readonly createStore: (deps: StoreDeps) => FormStore<R>;
    readonly one: DeclaredDetail<R>['screen'];
  };
}

interface FormSample {
  /** What is known about a new record before any input. */
  given?: object;
  /** A body that the endpoint accepts. @default the contract's sample */
  body?: object;
  /** Whether the form creates records. @default true */
  makesNew?: boolean;
}

const groups: ContractTable = contract;

const isEmpty = (value: unknown) => value === '' || value === null || (Array.isArray(value) && value.length === 0);

/** Tests a declared form in each of its states, with bodies made from the contract's examples. */
export function describeFormScreen<R extends object>(
  { screen }: DeclaredForm<R>,
  { given = {}, body: sample, makesNew = true }: FormSample = {},
) {
  const { subject, fields, sections, blank } = screen;
  describeDetailScreen({ screen: screen.one });
  const names = fields.map(({ name }) => name);

  /** Opens the form as an admin, with the endpoints that it calls. */
  async function open(locale = 'en') {
    const test = await openDeclared(screen, locale);
    const { app, store } = test;
    const { create, update } = store;
    if (!update) throw new Error(`${subject} has no endpoint for changes.`);
    expect(create !== undefined).toBe(makesNew);
    await update(7, {} as never);
    const group = test.groupOf('update');
    app.notices.reset();
    return {
      ...test,
      ...test.endpoints(group),
      store: { ...store, update },
      /** Creates a record, if the form does so. */
      create: (body: object) => create?.(body as never),
      /** A body that the endpoint accepts. */
      body: (sample ?? groups[group]?.['create']?.sample?.body) as never,
      example: exampleOf(`${group}.one`) as { data: R; version: string },
      told: () => app.notices.takeToasts().map(({ text }) => text?.(app.messages.t)),
      complaints: () => app.notices.state.dialogs.length,
    };
  }

  /** The cases of the tests about new records: none if the form does not create them. */
  const ofNew = makesNew ? ['one'] : [];

  describe(`the form ${subject}`, () => {
    it.each(['en', 'de'])('has a text for everything that it shows in %s', async (locale) => {
      const { texts, store } = await open(locale);
      const ofCreation = store.create ? (['new', 'text', 'created'] as const) : [];
      const ofDeletion = store.remove ? (['delete', 'deleteTitle', 'deleteText', 'deleted'] as const) : [];
      const ofAll = ['saved', 'loading', 'failed', 'missing', 'back'] as const;
      for (const name of [...ofAll, ...ofCreation, ...ofDeletion]) expect(texts.form(name)).not.toBe('');
      expect(store.create ? texts.create() : 'none are made').not.toBe('');
      for (const name of Object.keys(sections)) expect(texts.section(name).title).not.toBe('');
      for (const field of fields) {
        const { label, option } = texts.field(field);
        expect([label, ...(field.options ?? []).map(option)]).not.toContain('');
      }
      expect(Object.values(sections).flat().toSorted()).toEqual(names.toSorted());
    });

    it.each(ofNew)('is refused at its own fields when a new %s is empty', async () => {
      const { create, app, calls, complaints } = await open();
      const values = valuesOf(fields, blank?.(now) ?? {});
      const outcome = await create({ ...bodyOf(values), ...given });
      const refused = outcome ? Object.keys(refusalOf(outcome, app.messages.t).errors ?? {}) : [];
      const empty = fields.filter(({ name, required }) => required && isEmpty(values[name])).map(({ name }) => name);
      expect(empty).not.toEqual([]);
      expect(refused.toSorted()).toEqual(empty.toSorted());
      expect([calls('create').length, complaints()]).toEqual([1, 0]);
    });

    it.each(ofNew)('creates a new %s, and shows a toast', async () => {
      const { create, texts, body, calls, answer, told } = await open();
      answer('create', { success: true, id: 7 });
      const values = valuesOf(fields, body);
      expect(await create({ ...bodyOf(values), ...given })).toMatchObject({ kind: 'ok' });
      expect(calls('create').at(-1)?.body).toMatchObject(body);
      expect(told()).toEqual([texts.form('created')]);
    });

    it('leaves refusals at fields to the form, and reports any other in a notice', async () => {
      const { store, create, app, body, refuse, complaints, told } = await open();
      const errors = { [names.at(-1) ?? '']: ['Not this one.'] };
      const saves = [...(makesNew ? [() => create(body)] : []), () => store.update(7, body, 'a')];
      for (const save of saves) {
        app.notices.reset();
        for (const name of ['create', 'update']) refuse(name, 422, { errors });
        const refused = await save();
        expect(refused && refusalOf(refused, app.messages.t)).toEqual({ errors });
        expect(complaints()).toBe(0);
        for (const name of ['create', 'update']) refuse(name, 503);
        expect(await save()).toBeUndefined();
        expect(complaints()).toBe(1);
      }
      expect(told()).toEqual([]);
    });

    it('is unchanged after the record was read, and changed by each of its fields', async () => {
      const { example } = await open();
      const read = valuesOf(fields, example.data);
      expect(differing(fields, read, valuesOf(fields, bodyOf(read)))).toEqual([]);
      for (const name of names)
        expect(differing(fields, read, { ...read, [name]: 'another' }).map((field) => field.name)).toEqual([name]);
    });

    it('saves with the version that was read, reads the record again, and shows a toast', async () => {
      const { store, texts, body, example, calls, answer, told } = await open();
      const changes = Object.fromEntries(Object.entries(body).filter(([name]) => !(name in given)));
      answer('one', example);
      answer('update', { success: true });
      onTestFinished(store.one.show(7));
      await soon(() => expect(store.one.get().record.status).toBe('ready'));
      const reads = calls('one').length;
      expect(await store.update(7, body, example.version)).toMatchObject({ kind: 'ok' });
      const query = { based_on: example.version };
      expect(calls('update').at(-1)).toMatchObject({ params: { id: 7 }, query, body: changes });
      expect([calls('one').length, told()]).toEqual([reads + 1, [texts.form('saved')]]);
    });

    it('reports who changed the record meanwhile, and reads what they saved', async () => {
      const { store, body, example, calls, answer, refuse, complaints } = await open();
      answer('one', example);
      onTestFinished(store.one.show(7));
      await soon(() => expect(store.one.get().record.status).toBe('ready'));
      const stale = { by: 'Ada', at: new Date(now).toISOString() };
      refuse('update', 409, { stale });
      answer('one', { ...example, version: 'newer' });
      const outcome = await store.update(7, body, example.version);
      expect(outcome && staleOf(outcome)).toEqual(stale);
      expect(store.one.get().record).toMatchObject({ status: 'ready', data: { version: 'newer' } });
      expect(complaints()).toBe(0);
      // Any other conflict does not ask whose version to keep.
      refuse('update', 409);
      expect(await store.update(7, body, 'newer')).toBeUndefined();
      expect([complaints(), calls('update').length]).toEqual([1, 3]);
    });
  });
}

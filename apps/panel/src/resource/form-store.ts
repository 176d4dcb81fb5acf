import type { Outcome, SendOptions } from '@kronos/api';
import type { PlainKey } from '../messages/catalogue.ts';
import type { Phrase } from '../messages/create-messages.ts';
import type { Failure } from '../stores/loadable.ts';
import { paced } from '../platform/paced.ts';
import type { StoreDeps } from '../stores/store-deps.ts';
import { followEvents, type StaleOn } from './follow-events.ts';
import { createRecordStore, type RecordStore } from './record-store.ts';
import { staleOf } from './stale.ts';

interface Id {
  params: { id: number };
}

/** A record as it was read, with its version; without a version the last save wins. */
export interface Versioned<R> {
  data: R;
  version?: string;
}

/**
 * The calls of a record, as its group of endpoints has them; those that the group lacks are absent. Only the form knows
 * the type of each body.
 */
export interface FormCalls<R> {
  readonly one: (request: Id, options: SendOptions) => Promise<Outcome<Versioned<R>>>;
  readonly create?: (request: { body: never }, options: SendOptions) => Promise<Outcome<{ id: number }>>;
  readonly update?: (
    request: Id & { query: { based_on: string }; body: never },
    options: SendOptions,
  ) => Promise<Outcome<unknown>>;
  readonly remove?: (request: Id & { query: { name: string } }, options: SendOptions) => Promise<Outcome<unknown>>;
}

/** The record of a group of calls. */
export type RecordOf<G> = G extends FormCalls<infer R> ? R : never;

/**
 * The calls of a group, typed by its record. The compiler cannot infer that the record of a group is what its calls
 * return, so this is the one place that asserts it.
 */
export const callsOf = <A, G extends FormCalls<object>>(make: (api: A) => G): ((api: A) => FormCalls<RecordOf<G>>) =>
  make as unknown as (api: A) => FormCalls<RecordOf<G>>;

interface FormDeps<R> {
  calls: FormCalls<R>;
  staleOn: StaleOn;
  /** Minimum milliseconds between two reads caused by events, for a record with many events. @default 0 */
  pace?: number | undefined;
  /** The key of a text of the form. */
  key: (name: 'created' | 'saved' | 'deleted') => string;
}

export interface FormStore<R> {
  readonly one: RecordStore<Versioned<R>>;
  /** Absent if records are not created by a form. */
  readonly create?: (body: never) => Promise<Outcome<{ id: number }> | undefined>;
  /** Absent if records are only shown. */
  readonly update?: (id: number, body: never, version?: string) => Promise<Outcome<unknown> | undefined>;
  /** Absent if records are not deleted. A typed name is sent along. */
  readonly remove?: (id: number, typed?: string) => Promise<Outcome<unknown>>;
}

/**
 * The record of a form, and its changes. `create` and `update` return the outcomes that the form shows: saved, refused
 * at fields, or changed meanwhile. Any other failure is shown as a notice.
 */
export function createFormStore<R>(
  { calls, staleOn, pace = 0, key }: FormDeps<R>,
  { notices, clock, signal, follow }: StoreDeps,
): FormStore<R> {
  const one = createRecordStore<Versioned<R>>({
    async read(id, options) {
      const outcome = await calls.one({ params: { id } }, options);
      return outcome.kind === 'ok' ? { kind: outcome.kind, data: { data: outcome.data } } : outcome;
    },
    clock,
    signal,
  });
  followEvents(
    staleOn,
    follow,
    paced(() => void one.load(), pace, clock),
  );

  const phrase =
    (name: Parameters<typeof key>[0]): Phrase =>
    (t) =>
      t(key(name) as PlainKey);
  const isShownByForm = (outcome: Failure) =>
    outcome.kind === 'http-error' && (outcome.errors !== undefined || staleOf(outcome) !== undefined);
  const tell = <T>(outcome: Outcome<T>, done: 'created' | 'saved'): Outcome<T> | undefined => {
    if (outcome.kind === 'ok') notices.done(phrase(done));
    else if (!isShownByForm(outcome)) {
      notices.failed(outcome);
      return undefined;
    }
    return outcome;
  };
  // No version or name is sent to endpoints that accept none; the types below include what any endpoint may accept.
  const { create, update, remove } = calls;

  return {
    one,
    ...(create && { create: async (body) => tell(await create({ body }, { signal }), 'created') }),
    ...(update && {
      async update(id, body, version) {
        const query = version === undefined ? {} : { query: { based_on: version } };
        const outcome = await update({ params: { id }, body, ...query } as Parameters<typeof update>[0], { signal });
        if (outcome.kind === 'ok' || staleOf(outcome)) await one.load();
        return tell(outcome, 'saved');
      },
    }),
    ...(remove && {
      async remove(id, typed) {
        const query = typed === undefined ? {} : { query: { name: typed } };
        const outcome = await remove({ params: { id }, ...query } as Parameters<typeof remove>[0], { signal });
        if (outcome.kind === 'ok') notices.poof(phrase('deleted'));
        return outcome;
      },
    }),
  };
}

import type { Outcome, SendOptions } from '@kronos/api';
import type { ChannelId, EventOf } from '@kronos/realtime';
import type { PlainKey } from '../messages/catalogue.ts';
import type { Phrase } from '../messages/create-messages.ts';
import type { Failure } from '../stores/loadable.ts';
import type { StoreDeps } from '../stores/store-deps.ts';
import { createRecordStore, type RecordStore } from './record-store.ts';
import { staleOf } from './stale.ts';

interface Id {
  params: { id: number };
}

/** A record as it was read, and which state of it that is. */
interface Versioned<R> {
  data: R;
  version: string;
}

/** The calls of a form: the group of its endpoints has them. What each takes as its body is for the form to know. */
export interface FormCalls<R> {
  readonly one: (request: Id, options: SendOptions) => Promise<Outcome<Versioned<R>>>;
  readonly create: (request: { body: never }, options: SendOptions) => Promise<Outcome<unknown>>;
  readonly update: (
    request: Id & { query: { based_on: string }; body: never },
    options: SendOptions,
  ) => Promise<Outcome<unknown>>;
  readonly remove?: (request: Id, options: SendOptions) => Promise<Outcome<unknown>>;
}

/** The events, by channel, after which what is shown is old. */
export type StaleOn = { readonly [Id in ChannelId]?: readonly EventOf<Id>[] };

interface FormDeps<R> {
  calls: FormCalls<R>;
  staleOn: StaleOn;
  /** The key of a text of the form. */
  key: (name: 'created' | 'saved' | 'deleted') => string;
}

export interface FormStore<R> {
  readonly one: RecordStore<Versioned<R>>;
  create(body: never): Promise<Outcome<unknown> | undefined>;
  update(id: number, body: never, version: string): Promise<Outcome<unknown> | undefined>;
  /** Absent where records are not deleted. */
  readonly remove?: (id: number) => Promise<Outcome<unknown>>;
}

/**
 * The record of a form and what is done to it. An outcome is answered as far as the form shows it: saved, refused at
 * fields, or changed meanwhile. Whatever else went wrong is told in a notice.
 */
export function createFormStore<R>(
  { calls, staleOn, key }: FormDeps<R>,
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
  const followChannel = <Id extends ChannelId>(channel: Id, events: StaleOn[Id] = staleOn[channel]) => {
    for (const event of events ?? []) follow(channel, event, () => void one.load());
  };
  for (const channel of Object.keys(staleOn) as ChannelId[]) followChannel(channel);

  const phrase =
    (name: Parameters<typeof key>[0]): Phrase =>
    (t) =>
      t(key(name) as PlainKey);
  const isShownByForm = (outcome: Failure) =>
    outcome.kind === 'http-error' && (outcome.errors !== undefined || staleOf(outcome) !== undefined);
  const tell = (outcome: Outcome<unknown>, done: 'created' | 'saved') => {
    if (outcome.kind === 'ok') notices.done(phrase(done));
    else if (!isShownByForm(outcome)) {
      notices.failed(outcome);
      return undefined;
    }
    return outcome;
  };
  const { remove } = calls;

  return {
    one,
    create: async (body) => tell(await calls.create({ body }, { signal }), 'created'),
    async update(id, body, version) {
      const outcome = await calls.update({ params: { id }, query: { based_on: version }, body }, { signal });
      if (outcome.kind === 'ok' || staleOf(outcome)) await one.load();
      return tell(outcome, 'saved');
    },
    ...(remove && {
      async remove(id) {
        const outcome = await remove({ params: { id } }, { signal });
        if (outcome.kind === 'ok') notices.poof(phrase('deleted'));
        return outcome;
      },
    }),
  };
}

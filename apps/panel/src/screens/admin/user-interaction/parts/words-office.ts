import type { Outcome, SendOptions } from '@kronos/api';
import type { WordsDeed } from '@kronos/api/contract';
import type { StoreDeps } from '../../../../stores/store-deps.ts';
import { createRecordStore } from '../../../../resource/record-store.ts';

/** What admins write here: the name of its texts, and of its pages. */
export type WordsKind = 'alert' | 'announcement' | 'popup' | 'content';

type Answer<T> = Promise<Outcome<T>>;
interface Id {
  params: { id: number };
}

/** What a chosen row came to. */
interface RowOutcome {
  id: number;
  success: boolean;
  message?: string | undefined;
}

/** The calls of one kind: a group of the contract. */
interface WordsCalls<One, Draft> {
  one(request: Id, options: SendOptions): Answer<{ data: One }>;
  create(request: { body: Draft }, options: SendOptions): Answer<unknown>;
  update(request: Id & { body: Draft }, options: SendOptions): Answer<unknown>;
  remove(request: Id, options: SendOptions): Answer<unknown>;
  bulk(
    request: { body: { ids: number[]; action: WordsDeed } },
    options: SendOptions,
  ): Answer<{ outcomes: RowOutcome[] }>;
}

export type WordsOffice<One, Draft> = ReturnType<typeof createWordsOffice<One, Draft>>;

/** All of one kind, for admins; follows what other admins do. */
export function createWordsOffice<One, Draft>(
  kind: WordsKind,
  calls: WordsCalls<One, Draft>,
  { notices, clock, signal, follow }: StoreDeps,
) {
  const one = createRecordStore<One>({ read: (id, options) => calls.one({ params: { id } }, options), clock, signal });
  follow('system', 'words-changed', () => void one.load());

  return {
    one,
    async create(body: Draft) {
      const outcome = await calls.create({ body }, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t(`words.${kind}.created`));
      return outcome;
    },
    async update(id: number, body: Draft) {
      const outcome = await calls.update({ params: { id }, body }, { signal });
      if (outcome.kind === 'ok') {
        notices.done((t) => t(`words.${kind}.saved`));
        await one.load();
      }
      return outcome;
    },
    async remove(id: number) {
      const outcome = await calls.remove({ params: { id } }, { signal });
      if (outcome.kind === 'ok') notices.poof((t) => t(`words.${kind}.deleted`));
      return outcome;
    },
    /** The same to several; a row that it did not come to is told by its name. Deleting asks first, and tells its refusal there. */
    async bulk(rows: readonly { id: number; name: string }[], action: WordsDeed) {
      const outcome = await calls.bulk({ body: { ids: rows.map(({ id }) => id), action } }, { signal });
      if (outcome.kind === 'ok') {
        const { outcomes } = outcome.data;
        const count = outcomes.filter(({ success }) => success).length;
        const failed = outcomes
          .filter(({ success }) => !success)
          .map(({ id, message }) => `${rows.find((row) => row.id === id)?.name ?? id}: ${message ?? ''}`);
        const tell = action === 'delete' ? notices.poof : notices.done;
        if (count > 0) tell((t) => t(`words.bulk.${action}`, { count }));
        if (failed.length > 0) notices.whoops(() => failed.join(' '));
      } else if (action !== 'delete') notices.failed(outcome);
      return outcome;
    },
  };
}

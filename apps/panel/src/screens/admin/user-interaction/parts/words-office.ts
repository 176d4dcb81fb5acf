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

/** The contract takes no more in one call. */
const mostAtOnce = 100;

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
    /**
     * The same to several. Answers what each came to; a refusal of the whole is told, but for that of a deletion, which
     * was asked about and is told there.
     */
    async bulk(rows: readonly Id['params'][], action: WordsDeed): Promise<Outcome<{ outcomes: RowOutcome[] }>> {
      const tell = action === 'delete' ? notices.poof : notices.done;
      const outcomes: RowOutcome[] = [];
      const tellCount = () => {
        const count = outcomes.filter(({ success }) => success).length;
        if (count > 0) tell((t) => t(`words.bulk.${action}`, { count }));
      };
      for (let from = 0; ; from += mostAtOnce) {
        const ids = rows.slice(from, from + mostAtOnce).map(({ id }) => id);
        const outcome = await calls.bulk({ body: { ids, action } }, { signal });
        if (outcome.kind === 'ok') outcomes.push(...outcome.data.outcomes);
        else if (action !== 'delete') notices.failed(outcome);
        if (outcome.kind === 'ok' && from + mostAtOnce < rows.length) continue;
        tellCount();
        return outcome.kind === 'ok' ? { ...outcome, data: { outcomes } } : outcome;
      }
    },
  };
}

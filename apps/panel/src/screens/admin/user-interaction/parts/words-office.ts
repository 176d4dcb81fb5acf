import type { Outcome, SendOptions } from '@kronos/api';
import type { WordsBulkAction } from '@kronos/api/contract';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

/** What a chosen row came to. */
interface RowOutcome {
  id: number;
  success: boolean;
  message?: string | undefined;
}

/** The call of one kind: a group of the contract has it. */
interface WordsCalls {
  bulk(
    request: { body: { ids: number[]; action: WordsBulkAction } },
    options: SendOptions,
  ): Promise<Outcome<{ outcomes: RowOutcome[] }>>;
}

export type WordsOffice = ReturnType<typeof createWordsOffice>;

/** The contract takes no more in one call. */
const mostAtOnce = 100;

/** What admins do to several of one kind at once. */
export function createWordsOffice(calls: WordsCalls, { notices, signal }: Pick<StoreDeps, 'notices' | 'signal'>) {
  return {
    /**
     * The same to several. Answers what each came to; a refusal of the whole is told, but for that of a deletion, which
     * was asked about and is told there.
     */
    async bulk(rows: readonly { id: number }[], action: WordsBulkAction): Promise<Outcome<{ outcomes: RowOutcome[] }>> {
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

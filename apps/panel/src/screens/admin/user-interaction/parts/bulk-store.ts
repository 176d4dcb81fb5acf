import type { Outcome, SendOptions } from '@kronos/api';
import type { WordsBulkAction } from '@kronos/api/contract';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

/** The outcome for a selected row. */
interface RowOutcome {
  id: number;
  success: boolean;
  message?: string | undefined;
}

/** The bulk call of one kind, from its group in the contract. */
interface WordsCalls {
  bulk(
    request: { body: { ids: number[]; action: WordsBulkAction } },
    options: SendOptions,
  ): Promise<Outcome<{ outcomes: RowOutcome[] }>>;
}

export type BulkStore = ReturnType<typeof createBulkStore>;

/** The maximum number of ids per call in the contract. */
const mostAtOnce = 100;

/** The bulk actions on entries of one kind. */
export function createBulkStore(calls: WordsCalls, { notices, signal }: Pick<StoreDeps, 'notices' | 'signal'>) {
  return {
    /**
     * Performs an action on several entries, and returns the outcome for each. A refusal of a whole call is shown as a
     * notice, except for a deletion, whose confirmation dialog shows it.
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

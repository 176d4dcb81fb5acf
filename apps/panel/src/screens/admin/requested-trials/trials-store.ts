import { adminTrials } from '@kronos/api/routes/admin-trials';
import type { Trial } from '@kronos/api/contract';
import type { QueryOf } from '../../../resource/list-query.ts';
import { createListStore } from '../../../resource/list-store.ts';
import type { StoreDeps } from '../../../stores/store-deps.ts';
import type { trialsShape } from './shape.ts';

/** All requested trials, for admins; follows new ones and what other admins decide. */
export function createTrialsStore({ api, notices, clock, signal, follow }: StoreDeps) {
  const { adminTrials: trials } = api.extend({ adminTrials });
  const list = createListStore({
    read: (query: QueryOf<typeof trialsShape>, options) => trials.list({ query }, options),
    readAll: (query, options) => trials.export({ query }, options),
    clock,
    signal,
  });
  follow('admin', 'trials-changed', () => void list.refresh());

  return {
    list,
    /** Declines those of the rows that are still open. */
    async decline(rows: readonly Trial[], reason: string) {
      const outcome = await trials.declineMany({ body: { ids: rows.map(({ id }) => id), reason } }, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t('trials.declined', { count: outcome.data.declined }));
      void list.refresh();
      return outcome;
    },
  };
}

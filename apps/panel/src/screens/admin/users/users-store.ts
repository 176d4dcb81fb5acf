import { adminUsers } from '@kronos/api/routes/admin-users';
import type { UserRow } from '@kronos/api/contract';
import type { QueryOf } from '../../../resource/list-query.ts';
import { createListStore } from '../../../resource/list-store.ts';
import type { StoreDeps } from '../../../stores/store-deps.ts';
import { reasonOf } from '../../../stores/loadable.ts';
import type { usersShape } from './shape.ts';

/** All users, for admins; follows the changes that any admin makes. */
export function createUsersStore({ api, notices, clock, signal, follow }: StoreDeps) {
  const { adminUsers: users } = api.extend({ adminUsers });
  const list = createListStore({
    read: (query: QueryOf<typeof usersShape>, options) => users.list({ query }, options),
    readAll: (query, options) => users.export({ query }, options),
    clock,
    signal,
  });
  follow('admin', 'user-updated', () => void list.refresh());

  return {
    list,
    /** Ends the trial of each of these, one after the other, and says how far it came. */
    async endTrials(rows: readonly UserRow[]): Promise<void> {
      const trials = rows.filter(({ is_trial }) => is_trial);
      let done = 0;
      for (const { id } of trials) {
        const outcome = await users.update({ params: { id }, body: { is_trial: false } }, { signal });
        if (signal.aborted) return;
        if (outcome.kind !== 'ok') {
          const count = trials.length;
          notices.failed(outcome, (t) => t('users.bulk.partly', { done, count, reason: reasonOf(outcome)(t) }));
          break;
        }
        done += 1;
      }
      if (done === trials.length) notices.done((t) => t('users.bulk.ended', { count: done }));
      await list.refresh();
    },
  };
}

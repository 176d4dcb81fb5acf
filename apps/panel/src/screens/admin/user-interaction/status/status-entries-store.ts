import type { StatusUpdateDraft } from '@kronos/api/contract';
import { adminStatusEntries } from '@kronos/api/routes/admin-status-entries';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

/** The actions on status entries besides editing them. */
export function createStatusEntriesStore({ api, notices, signal }: Pick<StoreDeps, 'api' | 'notices' | 'signal'>) {
  const { adminStatusEntries: calls } = api.extend({ adminStatusEntries });
  return {
    /** Appends an update; the form shows a refusal. */
    async append(id: number, body: StatusUpdateDraft) {
      const outcome = await calls.append({ params: { id }, body }, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t('statusEntries.append.done'));
      return outcome;
    },
  };
}

import { adminTrials } from '@kronos/api/routes/admin-trials';
import type { Contract, RequestOf, ResponseOf } from '@kronos/api/contract';
import type { StoreDeps } from '../../../../stores/store-deps.ts';
import { createRecordStore } from '../../../../resource/record-store.ts';

/** A request with its related records. */
export type TrialDetail = ResponseOf<Contract['adminTrials']['one']>;
export type Approval = RequestOf<Contract['adminTrials']['approve']>['body'];

/** One requested trial, and the actions that approve or decline it. */
export function createTrialStore({ api, notices, clock, signal, follow }: StoreDeps) {
  const { adminTrials: trials } = api.extend({ adminTrials });
  const one = createRecordStore<TrialDetail>({
    async read(id, options) {
      const outcome = await trials.one({ params: { id } }, options);
      return outcome.kind === 'ok' ? { kind: outcome.kind, data: { data: outcome.data } } : outcome;
    },
    clock,
    signal,
  });
  follow('admin', 'trials-changed', () => void one.load());
  // The page shows the server of an approved trial while it is being created.
  follow('admin', 'server-updated', () => void one.load());

  return {
    one,
    async approve(id: number, body: Approval) {
      const outcome = await trials.approve({ params: { id }, body }, { signal });
      if (outcome.kind === 'ok') {
        const { name } = outcome.data.data;
        notices.done((t) => t('trials.approved', { name }));
      }
      await one.load();
      return outcome;
    },
    async decline(id: number, reason: string) {
      const outcome = await trials.decline({ params: { id }, body: { reason } }, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t('trials.declined', { count: 1 }));
      await one.load();
      return outcome;
    },
  };
}

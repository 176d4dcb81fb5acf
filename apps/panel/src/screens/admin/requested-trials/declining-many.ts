import type { Trial } from '@kronos/api/contract';
import { adminTrials } from '@kronos/api/routes/admin-trials';
import type { StoreDeps } from '../../../stores/store-deps.ts';

/** Declines several requests in one call. */
export const createDecliningMany =
  ({ api, notices, signal }: StoreDeps) =>
  async (rows: readonly Pick<Trial, 'id'>[], reason: string) => {
    const trials = api.extend({ adminTrials }).adminTrials;
    const outcome = await trials.declineMany({ body: { ids: rows.map(({ id }) => id), reason } }, { signal });
    if (outcome.kind === 'ok') notices.done((t) => t('trials.declined', { count: outcome.data.declined }));
    return outcome;
  };

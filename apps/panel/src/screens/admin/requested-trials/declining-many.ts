import type { Trial } from '@kronos/api/contract';
import { adminTrials } from '@kronos/api/routes/admin-trials';
import type { StoreDeps } from '../../../stores/store-deps.ts';

/** The maximum number of ids per call in the contract. */
const mostAtOnce = 100;

/** Declines several requests, in as few calls as possible. */
export const createDecliningMany =
  ({ api, notices, signal }: StoreDeps) =>
  async (rows: readonly Pick<Trial, 'id'>[], reason: string) => {
    const trials = api.extend({ adminTrials }).adminTrials;
    let count = 0;
    for (let from = 0; ; from += mostAtOnce) {
      const ids = rows.slice(from, from + mostAtOnce).map(({ id }) => id);
      const outcome = await trials.declineMany({ body: { ids, reason } }, { signal });
      if (outcome.kind === 'ok') count += outcome.data.declined;
      if (outcome.kind === 'ok' && from + mostAtOnce < rows.length) continue;
      if (outcome.kind === 'ok' || count > 0) notices.done((t) => t('trials.declined', { count }));
      return outcome;
    }
  };

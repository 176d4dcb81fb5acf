import { customerServers } from '@kronos/api/routes/customer-servers';
import type { StoreDeps } from '../../stores/store-deps.ts';

/** Renames servers. Returns the outcome, so that the form shows each message at its field. */
export function createNameStore({ api, notices, signal }: StoreDeps) {
  const calls = api.extend({ customerServers }).customerServers;
  return {
    async rename(id: number, name: string) {
      const outcome = await calls.update({ params: { id }, body: { name } }, { signal });
      if (outcome.kind === 'ok' && !signal.aborted) notices.done((t) => t('notices.server.updated'));
      return outcome;
    },
  };
}

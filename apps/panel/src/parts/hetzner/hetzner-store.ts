import type { HetznerOrder } from '@kronos/api/contract';
import { adminHetznerServers } from '@kronos/api/routes/admin-hetzner-servers';
import type { Phrase } from '../../messages/create-messages.ts';
import { reasonOf } from '../../stores/loadable.ts';
import type { StoreDeps } from '../../stores/store-deps.ts';

/** The actions on cloud servers at Hetzner. */
export function createHetznerStore({ api: base, notices, signal }: StoreDeps) {
  const { adminHetznerServers: servers } = base.extend({ adminHetznerServers });
  return {
    /**
     * Requests an action on a cloud server; returns the reason of a refusal, or undefined if the request was accepted.
     */
    async act(id: number, body: HetznerOrder): Promise<Phrase | undefined> {
      const outcome = await servers.act({ params: { id }, body }, { signal });
      if (outcome.kind === 'aborted') return undefined;
      if (outcome.kind !== 'ok') return reasonOf(outcome);
      notices.done((t) => t('hetzner.act.accepted'));
      return undefined;
    },
  };
}

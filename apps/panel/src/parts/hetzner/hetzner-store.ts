import type { HetznerOrder } from '@kronos/api/contract';
import { adminHetznerServers } from '@kronos/api/routes/admin-hetzner-servers';
import type { Phrase } from '../../messages/create-messages.ts';
import { reasonOf } from '../../stores/loadable.ts';
import type { StoreDeps } from '../../stores/store-deps.ts';

/** What is done to cloud servers at Hetzner. */
export function createHetznerStore({ api: base, notices, signal }: StoreDeps) {
  const { adminHetznerServers: servers } = base.extend({ adminHetznerServers });
  return {
    /** Has Hetzner act on a cloud server; answers why not, undefined when it is asked. */
    async act(id: number, body: HetznerOrder): Promise<Phrase | undefined> {
      const outcome = await servers.act({ params: { id }, body }, { signal });
      if (outcome.kind === 'aborted') return undefined;
      if (outcome.kind !== 'ok') return reasonOf(outcome);
      notices.done((t) => t('hetzner.act.accepted'));
      return undefined;
    },
  };
}

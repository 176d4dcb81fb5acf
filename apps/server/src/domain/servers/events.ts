import type { Events } from '../events.ts';
import type { Settings } from '../settings/settings.ts';
import type { Servers } from './servers.ts';

export type ServerEvents = ReturnType<typeof createServerEvents>;

/** Tells those who may see a server that it changed: its owner, the sub-users it is shared with, the admins. */
export function createServerEvents(deps: { events: Events; settings: Settings; servers: Servers }) {
  return {
    async updated({ id, ownerId }: { id: number; ownerId: number }): Promise<void> {
      const [tenant, others] = await Promise.all([deps.settings.tenant(), deps.servers.sharedWith(id)]);
      for (const person of [ownerId, ...others])
        await deps.events.emit('user', { id: person }, 'server-updated', { id });
      await deps.events.emit('admin', { tenant }, 'server-updated', { id });
    },
  };
}

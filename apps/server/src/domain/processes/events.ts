import type { Events } from '../events.ts';
import type { Settings } from '../settings/settings.ts';
import type { Servers } from '../servers/servers.ts';

export type ProcessEvents = ReturnType<typeof createProcessEvents>;

/** Tells of processes: admins hear of all, whoever sees a server of what is being done to it. */
export function createProcessEvents(deps: { events: Events; settings: Settings; servers: Servers }) {
  const { events, settings, servers } = deps;
  const tellAdmins = async (id: number) =>
    events.emit('admin', { tenant: await settings.tenant() }, 'process-updated', { id });

  return {
    /** It is new, began or ended. Of the last two the people of its server hear by the server itself. */
    changed: tellAdmins,
    /** It has said something or got on. */
    async goneOn(id: number, serverId: number | null): Promise<void> {
      await tellAdmins(id);
      if (serverId === null) return;
      for (const person of await servers.viewersOf(serverId))
        await events.emit('user', { id: person }, 'process-updated', { id, server: serverId });
    },
  };
}

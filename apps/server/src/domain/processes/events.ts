import type { Events } from '../events.ts';
import type { Servers } from '../servers/servers.ts';

export type ProcessEvents = ReturnType<typeof createProcessEvents>;

/** Sends events about processes: to admins about all of them, to users about those of servers that they see. */
export function createProcessEvents({ events, servers }: { events: Events; servers: Servers }) {
  const notifyAdmins = (id: number) => events.emit('admin', 'process-updated', { id });

  return {
    /** A process was created, began or ended. For the last two, users receive the event of the server itself. */
    changed: notifyAdmins,
    /** A process logged a line or made progress. */
    async advanced(id: number, serverId: number | null): Promise<void> {
      await notifyAdmins(id);
      if (serverId === null) return;
      for (const person of await servers.viewersOf(serverId))
        await events.emitTo(person, 'process-updated', { id, server: serverId });
    },
  };
}

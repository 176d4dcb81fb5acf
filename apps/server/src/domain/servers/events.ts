import type { Events } from '../events.ts';
import type { Servers } from './servers.ts';

export type ServerEvents = ReturnType<typeof createServerEvents>;

/** Sends events about a server to the users who may see it: its owner, its sub-users, the admins. */
export function createServerEvents(deps: { events: Events; servers: Servers }) {
  const toViewers = async (id: number, event: 'server-updated' | 'scan-stopped' | 'paths-injected' | 'cdn-enabled') => {
    // One after another: this usually runs in a transaction, whose connection runs one query at a time.
    for (const person of await deps.servers.viewersOf(id)) await deps.events.emitTo(person, event, { id });
  };
  const toAdmins = (id: number) => deps.events.emit('admin', 'server-updated', { id });
  /** The admins' channel has a single event for all changes of a server. */
  const toAll = async (...[id, event]: Parameters<typeof toViewers>) => {
    await toViewers(id, event);
    await toAdmins(id);
  };
  return {
    updated: ({ id }: { id: number }): Promise<void> => toAll(id, 'server-updated'),
    /** No scan of the server's libraries is under way any more. */
    scanStopped: (id: number): Promise<void> => toAll(id, 'scan-stopped'),
    /** Libraries were injected or ejected. */
    pathsInjected: (id: number): Promise<void> => toAll(id, 'paths-injected'),
    /** The server is now reached through a CDN host, through a different one, or under a different name. */
    cdnEnabled: (id: number): Promise<void> => toViewers(id, 'cdn-enabled'),
    /** The server responded for the first time (spec §3 "Deployment event"). */
    async deployed({ id, ownerId, name }: { id: number; ownerId: number; name: string }): Promise<void> {
      await deps.events.emitTo(ownerId, 'new-deployment', { name, url: `/app/dashboard/${id}` });
      const url = `/app/admin/services?restore-session=1&modaltype=server&serverid=${id}`;
      await deps.events.emit('admin', 'new-deployment', { name, url });
    },
  };
}

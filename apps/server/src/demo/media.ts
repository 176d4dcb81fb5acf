import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../platform/app-error.ts';
import type { Services } from '../services/create-services.ts';
import type { Database } from '../db/database.ts';
import { inviteBackups } from '../db/schema.ts';
import { backedUpPeople } from '../domain/media-servers/backed-up-people.ts';
import type { Engines } from '../domain/nodes/engines.ts';
import { MediaServerError, type NewLibrary } from '../domain/media-servers/port.ts';
import { configFolder } from '../domain/servers/container.ts';
import { archiveOf } from '../domain/servers/operations/default-config.ts';
import type { ServerRow } from '../domain/servers/server-row.ts';

/** The server that the demo shows as claimed; the others are left for visitors to claim. */
const claimed = { owner: 'customer@kronos.test', name: 'Living Room' };
/** Accounts at the sandbox's plex.tv. */
const account = { login: 'customer@kronos.test', password: 'customer' };
const guest = 'friend@kronos.test';

const libraries = [
  { name: 'Films', kind: 'movies' },
  { name: 'Series', kind: 'shows' },
  { name: 'Music', kind: 'music' },
] as const satisfies readonly Omit<NewLibrary, 'paths'>[];

/** The library path of the node that is injected; the others show what can be injected, and why one of them cannot. */
const injected = 'Movies';

/** Claims a server of the demo once it runs for the first time, and adds libraries and a guest. */
export async function claimDemoServer(
  db: Database,
  services: Services,
  engines: Engines,
  signal: AbortSignal,
): Promise<void> {
  const { users, servers, claims } = services;
  const owner = await users.findByEmail(claimed.owner);
  const view = owner && (await servers.listVisible(owner)).find(({ server }) => server.name === claimed.name);
  if (!owner || !view || (await claims.find(view.server.id))?.claimedAt) return;
  const server = await whenRunning(services, view.server.id, signal);
  const node = server && (await services.nodes.find(server.nodeId));
  if (!server?.containerId || !node) return;
  const target = { server, node };
  try {
    const claim = await services.mediaAccess.open(target).claim(account, { signal });
    if (claim.outcome !== 'done') return;
    await db.transaction(() => claims.keep(server.id, { ...claim.value, machineId: null, by: owner.id }));
    const media = services.mediaAccess.open(target, claim.value.key);
    for (const library of libraries) {
      const folder = `media/${library.name.toLowerCase()}`;
      const archive = archiveOf(`${folder}/.keep`, '', server);
      await engines.forNode(node).writeArchive(server.containerId, configFolder, archive, { signal });
      await media.addLibrary({ ...library, paths: [`${configFolder}/${folder}`] }, { signal });
    }
    const caller = { userId: owner.id };
    const paths = (await services.libraryInjection.list(target, caller)).data.filter(({ name }) => name === injected);
    const ids = paths.map(({ id }) => id);
    if (ids.length > 0) await services.libraryInjection.inject(target, caller, ids);
    await media.invite({ how: 'share', email: guest, libraries: ['Films', 'Series'] }, { signal });
    await seedInviteBackup(db, { ownerId: owner.id, serverId: server.id });
  } catch (error) {
    // A visitor may have stopped it meanwhile.
    if (!(error instanceof MediaServerError || error instanceof AppError)) throw error;
  }
}

/** A backup that differs from the present: one person could see fewer libraries, and another is gone. */
async function seedInviteBackup(db: Database, ids: { ownerId: number; serverId: number }): Promise<void> {
  const person = (email: string, libraries: string[]) => ({
    key: `share:${email}`,
    how: 'share' as const,
    name: null,
    email,
    libraries,
  });
  await db.current.insert(inviteBackups).values({
    ...ids,
    serverType: 'plex',
    name: 'Before the holidays',
    people: backedUpPeople.parse([person(guest, ['Films']), person('aunt@kronos.test', ['Films', 'Series'])]),
    createdAt: new Date(Date.now() - 9 * 24 * 60 * 60 * 1000),
  });
}

/** Waits for a server that is about to run; undefined if nothing starts it. */
async function whenRunning({ servers, processes }: Services, id: number, signal: AbortSignal) {
  for (;;) {
    const isStarting = (await processes.unfinishedOf(id)) !== undefined;
    const server: ServerRow | undefined = await servers.find(id);
    if (server?.status === 'running' || !isStarting) return server?.status === 'running' ? server : undefined;
    await sleep(500, undefined, { signal });
  }
}

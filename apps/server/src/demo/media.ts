import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../create-services.ts';
import type { Database } from '../db/database.ts';
import type { Engines } from '../domain/nodes/engines.ts';
import { MediaServerError, type NewLibrary } from '../domain/media-servers/port.ts';
import { configFolder } from '../domain/servers/container.ts';
import { archiveOf } from '../domain/servers/operations/default-config.ts';
import type { ServerRow } from '../domain/servers/server-row.ts';

/** The server that the demo shows claimed; the others are left to be claimed by whoever tries it. */
const claimed = { owner: 'customer@kronos.test', name: 'Living Room' };
/** Accounts that the sandbox's plex.tv has. */
const account = { login: 'customer@kronos.test', password: 'customer' };
const guest = 'friend@kronos.test';

const libraries = [
  { name: 'Films', kind: 'movies' },
  { name: 'Series', kind: 'shows' },
  { name: 'Music', kind: 'music' },
] as const satisfies readonly Omit<NewLibrary, 'paths'>[];

/** Claims a server of the demo as soon as it runs for the first time, with libraries and a guest. */
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
    await media.invite({ how: 'share', email: guest, libraries: ['Films', 'Series'] }, { signal });
  } catch (error) {
    // Whoever tries the demo may have stopped it meanwhile.
    if (!(error instanceof MediaServerError)) throw error;
  }
}

/** Waits for a server that is about to run; undefined when nothing starts it. */
async function whenRunning({ servers, processes }: Services, id: number, signal: AbortSignal) {
  for (;;) {
    const isStarting = (await processes.unfinishedOf(id)) !== undefined;
    const server: ServerRow | undefined = await servers.find(id);
    if (server?.status === 'running' || !isStarting) return server?.status === 'running' ? server : undefined;
    await sleep(500, undefined, { signal });
  }
}

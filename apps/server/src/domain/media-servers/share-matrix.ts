import type { ShareMatrix } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import { forEachLimited } from '../../platform/concurrency.ts';
import type { ServerView, Viewer } from '../servers/server-views.ts';
import type { Servers } from '../servers/servers.ts';
import type { Caller, MediaAccess } from './access.ts';
import type { MediaCalls } from './libraries.ts';
import { matrixPeople } from './share-cells.ts';
import type { ShareIntents } from './share-intents.ts';
import { hasInvites, readShares, serversAtOnce } from './share-reading.ts';

type Read = Awaited<ReturnType<typeof readShares>>;
type Seen = Pick<ShareMatrix['servers'][number], 'access' | 'failure'> & Partial<Read>;

/** Returns the caller for each server: with the plex.tv token on the servers that it covers. */
export function callerOfServers(mediaAccess: Pick<MediaAccess, 'covers'>, userId: number, token: string | undefined) {
  const covered = token === undefined ? new Set<number>() : mediaAccess.covers({ userId, token });
  return (serverId: number): Caller => ({ userId, token: covered.has(serverId) ? token : undefined });
}

export type ShareMatrixReader = ReturnType<typeof createShareMatrix>;

/** Who may see which library of which server. */
export function createShareMatrix(deps: {
  servers: Pick<Servers, 'listVisible'>;
  mediaAccess: MediaAccess;
  doing: MediaCalls;
  shareIntents: ShareIntents;
}) {
  const { servers, mediaAccess, doing, shareIntents } = deps;

  /** Reads one server; if it does not respond it is marked, and the others are still shown. */
  const read = async (view: ServerView, caller: Caller): Promise<Seen> => {
    try {
      const found = await doing.read(view, caller, readShares);
      return found.access === 'ready'
        ? { access: 'ready', failure: null, ...found.value }
        : { access: found.access, failure: null };
    } catch (error) {
      // An expired token affects all servers.
      if (!(error instanceof AppError) || error.code === 'invalid') throw error;
      return { access: 'failed', failure: error.message };
    }
  };

  return {
    async show(viewer: Viewer, token: string | undefined): Promise<ShareMatrix> {
      const views = (await servers.listVisible(viewer)).filter(hasInvites);
      const callerFor = callerOfServers(mediaAccess, viewer.id, token);
      const baselineOf = await shareIntents.baselines(views.map(({ server }) => server));
      const seen = new Map<number, Seen>();
      await forEachLimited(views, serversAtOnce, async (view) => {
        seen.set(view.server.id, await read(view, callerFor(view.server.id)));
      });
      const present = views.flatMap(({ server: { id, name, type } }) => {
        const found = seen.get(id);
        return found ? [{ id, name, type, found, baseline: baselineOf(id) }] : [];
      });
      return {
        servers: present.map(
          ({ id, name, type, found: { access, failure, libraries = [] }, baseline: { backup } }) => ({
            id,
            name,
            type,
            access,
            failure,
            libraries,
            backup,
          }),
        ),
        data: matrixPeople(
          present.flatMap(({ id: serverId, found: { invites, libraries }, baseline }) =>
            invites && libraries ? [{ serverId, invites, libraries, baseline }] : [],
          ),
        ),
      };
    },
  };
}

import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../../clock.ts';
import type { Sealer } from '../../security/sealer.ts';
import type { ClaimShelf } from '../servers/operations/operation.ts';
import { serverUrl } from '../servers/present.ts';
import type { ServerView } from '../servers/server-views.ts';
import { suspendedWords } from '../servers/suspended-words.ts';
import type { Claims } from './claims.ts';
import { refusalOfMedia } from './failures.ts';
import type { ClaimRow } from './observe.ts';
import { type MediaServer, MediaServerError, type MediaServers } from './port.ts';

/** A server with its place. */
export interface Target {
  server: ServerView['server'];
  node: Pick<ServerView['node'], 'host'>;
}
/** Who calls, and what they were given at a sign-in. */
export interface Caller {
  userId: number;
  token?: string | undefined;
}

const lifetimeMs = 60 * 60 * 1000;
const sealedKey = z.object({ key: z.string(), until: z.number() });
const placeOf = (userId: number, serverId: number) => `media_token:${userId}:${serverId}`;

export type MediaAccess = ReturnType<typeof createMediaAccess>;

/** Opens media servers with the key that the panel has, or with the one that a person signed in for. */
export function createMediaAccess(deps: { mediaServers: MediaServers; claims: Claims; sealer: Sealer; clock: Clock }) {
  const { mediaServers, claims, sealer, clock } = deps;

  const open = ({ server, node }: Target, key: string | null = null): MediaServer =>
    mediaServers.open({ type: server.type, url: serverUrl(node.host, server.port), key });

  const read = ({ userId, token = '' }: Caller, serverId: number): string => {
    try {
      const { key, until } = sealedKey.parse(JSON.parse(sealer.open(token, placeOf(userId, serverId))));
      if (until > clock.now().getTime()) return key;
    } catch {
      // Another's, or made up: refused like one that has expired.
    }
    throw tokenRefusal();
  };

  return {
    open,
    /** Calls a media server; its failures become refusals. */
    async calling<T>({ server }: Target, work: () => Promise<T>): Promise<T> {
      if (server.suspendedAt) throw new AppError('conflict', suspendedWords(server));
      if (server.status === 'stopped') throw new AppError('conflict', `${server.name} is stopped. Start it first.`);
      try {
        return await work();
      } catch (error) {
        throw refusalOfMedia(error, server);
      }
    },
    /** Returns a token for further calls: the key, sealed for this person and this server. */
    issue: (userId: number, serverId: number, key: string): string =>
      sealer.seal(JSON.stringify({ key, until: clock.now().getTime() + lifetimeMs }), placeOf(userId, serverId)),
    /** Returns the key of a call: that of its token, else the panel's own; null when there is neither. */
    async keyFor(caller: Caller, serverId: number): Promise<{ key: string; own: ClaimRow | null } | null> {
      if (caller.token !== undefined) return { key: read(caller, serverId), own: null };
      const row = await claims.find(serverId);
      const key = row && claims.keyOf(row);
      return key ? { key, own: row } : null;
    },
    /** Uses a key; undefined when it is the panel's own, and the media server does not accept it. */
    async using<T>(
      target: Target,
      { key, own }: { key: string; own: ClaimRow | null },
      work: (media: MediaServer) => Promise<T>,
    ): Promise<T | undefined> {
      try {
        const result = await work(open(target, key));
        if (own) await claims.noteKey(own, true);
        return result;
      } catch (error) {
        if (!(error instanceof MediaServerError) || error.code !== 'unauthorized') throw error;
        if (!own) throw tokenRefusal();
        await claims.noteKey(own, false);
        return undefined;
      }
    },
  };
}

/** The claims, as operations use them. */
export const createClaimShelf = ({
  claims,
  mediaAccess,
}: {
  claims: Claims;
  mediaAccess: MediaAccess;
}): ClaimShelf => ({
  async open(target) {
    const row = await claims.find(target.server.id);
    const key = (row && claims.keyOf(row)) ?? null;
    return { media: mediaAccess.open(target, key), key };
  },
  forget: claims.forget,
});

function tokenRefusal(): AppError {
  const words = 'This sign-in to the media server is over. Sign in to it again.';
  return new AppError('invalid', words, { errors: { token: [words] } });
}

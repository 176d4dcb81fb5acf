import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Sealer } from '../../security/sealer.ts';
import type { ClaimStore } from '../servers/operations/operation.ts';
import { serverUrl } from '../servers/present.ts';
import type { ServerView } from '../servers/server-views.ts';
import { suspendedWords } from '../servers/suspended-words.ts';
import type { Claims } from './claims.ts';
import { refusalOfMedia } from './failures.ts';
import type { ClaimRow } from './observe.ts';
import { type MediaServer, MediaServerError, type MediaServers } from './port.ts';
import type { PostInside } from './post-inside.ts';

/** A server and the host that it runs on. */
export interface Target {
  server: ServerView['server'];
  node: Pick<ServerView['node'], 'host'>;
}
/** The calling user, with the token that a sign-in returned, if any. */
export interface Caller {
  userId: number;
  token?: string | undefined;
}

const lifetimeMs = 60 * 60 * 1000;
const sealedKey = z.object({ key: z.string(), until: z.number() });
/** The key of an account, with the ids of the servers that it covers. */
const sealedAccount = sealedKey.extend({ servers: z.array(z.number()) });
const placeOf = (userId: number, serverId: number) => `media_token:${userId}:${serverId}`;
const accountPlaceOf = (userId: number) => `media_account_token:${userId}`;

export type MediaAccess = ReturnType<typeof createMediaAccess>;

/** Opens media servers with the panel's own key, or with the key from a user's sign-in. */
export function createMediaAccess(deps: {
  mediaServers: MediaServers;
  postInside: PostInside;
  claims: Claims;
  sealer: Sealer;
  clock: Clock;
}) {
  const { mediaServers, postInside, claims, sealer, clock } = deps;

  const open = ({ server, node }: Target, key: string | null = null): MediaServer =>
    mediaServers.open({
      type: server.type,
      url: serverUrl(node.host, server.port),
      key,
      postInside: postInside(server),
    });

  /** Returns the content of a token; undefined if it is forged, expired, or sealed for another place. */
  const unseal = <T extends { until: number }>(schema: z.ZodType<T>, token: string, place: string): T | undefined => {
    try {
      const found = schema.parse(JSON.parse(sealer.open(token, place)));
      return found.until > clock.now().getTime() ? found : undefined;
    } catch {
      return undefined;
    }
  };
  const sealAt = (place: string, content: { key: string; servers?: readonly number[] }): string =>
    sealer.seal(JSON.stringify({ ...content, until: clock.now().getTime() + lifetimeMs }), place);
  const accountIn = ({ userId, token = '' }: Caller) => unseal(sealedAccount, token, accountPlaceOf(userId));

  const read = (caller: Caller, serverId: number): string => {
    const { userId, token = '' } = caller;
    const own = unseal(sealedKey, token, placeOf(userId, serverId));
    if (own) return own.key;
    const account = accountIn(caller);
    if (!account?.servers.includes(serverId)) throw tokenRefusal();
    return account.key;
  };

  return {
    open,
    plexAccounts: mediaServers.plexAccounts,
    /** Runs calls to a media server and turns its failures into refusals. */
    async calling<T>({ server }: Target, work: () => Promise<T>): Promise<T> {
      if (server.suspendedAt) throw new AppError('conflict', suspendedWords(server), { reason: 'server-suspended' });
      if (server.status === 'stopped')
        throw new AppError('conflict', `${server.name} is stopped. Start it first.`, { reason: 'server-stopped' });
      try {
        return await work();
      } catch (error) {
        throw refusalOfMedia(error, server);
      }
    },
    /** Returns a token for further calls: the key, sealed for this user and this server. */
    issue: (userId: number, serverId: number, key: string): string => sealAt(placeOf(userId, serverId), { key }),
    /**
     * Returns a token for further calls with the key of a plex.tv account. It covers only those of the user's servers
     * that the account owned at the sign-in, given by their ids: no server of another user, and none that is added
     * later. Each call still checks whether the user may act on a server, as it does without a token.
     */
    issueForAccount: (userId: number, key: string, servers: readonly number[]): string =>
      sealAt(accountPlaceOf(userId), { key, servers }),
    /** Returns the servers that a token from `issueForAccount` covers; refuses an expired token and any other kind. */
    covers(caller: Caller): ReadonlySet<number> {
      const account = accountIn(caller);
      if (!account) throw tokenRefusal();
      return new Set(account.servers);
    },
    /** Returns the key for a call: the one in its token, or else the panel's own; null when there is neither. */
    async keyFor(caller: Caller, serverId: number): Promise<{ key: string; own: ClaimRow | null } | null> {
      if (caller.token !== undefined) return { key: read(caller, serverId), own: null };
      const row = await claims.find(serverId);
      const key = row && claims.keyOf(row);
      return key ? { key, own: row } : null;
    },
    /** Runs `work` with a key; returns undefined when the media server rejects the panel's own key. */
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
export const createClaimStore = ({
  claims,
  mediaAccess,
}: {
  claims: Claims;
  mediaAccess: MediaAccess;
}): ClaimStore => ({
  async open(target) {
    const row = await claims.find(target.server.id);
    const key = (row && claims.keyOf(row)) ?? null;
    return { media: mediaAccess.open(target, key), key };
  },
  forget: claims.forget,
});

function tokenRefusal(): AppError {
  const words = 'Your sign-in to the media server has expired. Sign in again.';
  return new AppError('invalid', words, { errors: { token: [words] }, reason: 'media-sign-in-over' });
}

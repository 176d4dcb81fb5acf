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
/** That of an account names the servers that it covers. */
const sealedAccount = sealedKey.extend({ servers: z.array(z.number()) });
const placeOf = (userId: number, serverId: number) => `media_token:${userId}:${serverId}`;
const accountPlaceOf = (userId: number) => `media_account_token:${userId}`;

export type MediaAccess = ReturnType<typeof createMediaAccess>;

/** Opens media servers with the key that the panel has, or with the one that a person signed in for. */
export function createMediaAccess(deps: { mediaServers: MediaServers; claims: Claims; sealer: Sealer; clock: Clock }) {
  const { mediaServers, claims, sealer, clock } = deps;

  const open = ({ server, node }: Target, key: string | null = null): MediaServer =>
    mediaServers.open({ type: server.type, url: serverUrl(node.host, server.port), key });

  /** Opens what was sealed at a place; undefined for another's, one that was made up, and one that has expired. */
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
    /** Calls a media server; its failures become refusals. */
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
    /** Returns a token for further calls: the key, sealed for this person and this server. */
    issue: (userId: number, serverId: number, key: string): string => sealAt(placeOf(userId, serverId), { key }),
    /**
     * Returns a token for further calls with the key of an account of plex.tv. It covers those servers of this person that
     * the account owned at the sign-in, by their ids, and no others: neither of another person, nor one that is added
     * later. Whether the person may still act on a server is checked by each call, as without a token.
     */
    issueForAccount: (userId: number, key: string, servers: readonly number[]): string =>
      sealAt(accountPlaceOf(userId), { key, servers }),
    /** Returns which servers a token of `issueForAccount` covers; refuses one that is over, and any other. */
    covers(caller: Caller): ReadonlySet<number> {
      const account = accountIn(caller);
      if (!account) throw tokenRefusal();
      return new Set(account.servers);
    },
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
  return new AppError('invalid', words, { errors: { token: [words] }, reason: 'media-sign-in-over' });
}

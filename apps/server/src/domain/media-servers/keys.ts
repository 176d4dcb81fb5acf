import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Contract, MediaKey, MediaKeyState, ParsedOf } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import { nodes, serverClaims, servers, users } from '../../db/schema.ts';
import type { Audit } from '../audit/audit.ts';
import { found } from '../records/crud.ts';
import { listOf } from '../records/list-of.ts';
import type { MediaAccess, Target } from './access.ts';
import type { Claims } from './claims.ts';

type Filter = ParsedOf<Contract['adminMediaKeys']['export']>['query'];

const shown = {
  id: servers.id,
  name: servers.name,
  type: servers.type,
  status: servers.status,
  owner: { id: users.id, name: users.name },
  state: serverClaims.state,
  accountName: serverClaims.accountName,
  accountEmail: serverClaims.accountEmail,
  // The sealed key itself is not needed here.
  hasKey: sql<boolean>`${serverClaims.key} is not null`,
  keyRefusedAt: serverClaims.keyRefusedAt,
  claimedAt: serverClaims.claimedAt,
  checkedAt: serverClaims.checkedAt,
};

export type MediaKeys = ReturnType<typeof createMediaKeys>;

/** The panel's keys of media servers, as admins manage them. */
export function createMediaKeys(deps: {
  db: Database;
  audit: Audit;
  claims: Claims;
  mediaAccess: MediaAccess;
  /** Milliseconds that a call waits for a media server. */
  timeoutMs: number;
}) {
  const { db, audit, claims, mediaAccess, timeoutMs } = deps;
  const patience = () => ({ signal: AbortSignal.timeout(timeoutMs) });
  const views = () =>
    db.current
      .select(shown)
      .from(servers)
      .innerJoin(users, eq(users.id, servers.ownerId))
      .leftJoin(serverClaims, eq(serverClaims.serverId, servers.id));

  const targetOf = async (id: number): Promise<Target> => {
    const [row] = await db.current
      .select({ server: servers, node: { host: nodes.host } })
      .from(servers)
      .innerJoin(nodes, eq(nodes.id, servers.nodeId))
      .where(eq(servers.id, id));
    return found('server', row);
  };
  const record = ({ server }: Target, after: Record<string, unknown>) =>
    db.transaction(() => audit.write({ target: { kind: 'server', id: server.id, name: server.name }, after }));

  return {
    ...listOf<Filter['sort'], Filter, Awaited<ReturnType<typeof views>>[number], MediaKey>(db, {
      from: servers,
      views,
      // The search includes the account.
      ids: () =>
        db.current
          .select({ id: servers.id })
          .from(servers)
          .leftJoin(serverClaims, eq(serverClaims.serverId, servers.id)),
      search: [servers.name, serverClaims.accountName, serverClaims.accountEmail],
      sort: {
        name: sql`lower(${servers.name})`,
        account: sql`lower(${serverClaims.accountName})`,
        claimed_at: serverClaims.claimedAt,
        checked_at: serverClaims.checkedAt,
      },
      filter: ({ type, claim, key }) =>
        and(
          type && eq(servers.type, type),
          claim && (claim === 'unknown' ? isNull(serverClaims.serverId) : eq(serverClaims.state, claim)),
          key && keyIs[key],
        ),
      present: ({ state, accountName, accountEmail, hasKey, keyRefusedAt, claimedAt, checkedAt, ...row }) => ({
        ...row,
        claim: state ?? 'unknown',
        account: accountName === null ? null : { name: accountName, email: accountEmail },
        key: keyState(hasKey, keyRefusedAt),
        claimed_at: claimedAt?.toISOString() ?? null,
        checked_at: checkedAt?.toISOString() ?? null,
      }),
    }),
    /** Checks whether a media server is claimed, and whether it accepts the panel's key. */
    async check(id: number): Promise<void> {
      const target = await targetOf(id);
      const { held, accepts } = await mediaAccess.calling(target, async () => {
        const seen = await mediaAccess.open(target).info(patience());
        const row = await claims.observe(id, await claims.find(id), seen);
        const key = row && claims.keyOf(row);
        if (!row || !key) return { held: row };
        const answer = await mediaAccess.using(target, { key, own: row }, (media) => media.libraries(patience()));
        return { held: row, accepts: answer !== undefined };
      });
      await record(target, { claim: held?.state ?? 'unknown', ...(accepts !== undefined && { accepts_key: accepts }) });
    },
    /** Forgets the panel's key of a media server, and signs it out if the media server responds. */
    async forget(id: number): Promise<void> {
      const target = await targetOf(id);
      const row = await claims.find(id);
      const key = row && claims.keyOf(row);
      if (!key) throw new AppError('conflict', `The panel has no key for ${target.server.name}.`);
      await db.transaction(async () => {
        await claims.forgetKey(row);
        await audit.write({ target: { kind: 'server', id, name: target.server.name }, after: { key: null } });
      });
      await mediaAccess
        .open(target)
        .signOut(key, patience())
        .catch(() => undefined);
    },
  };
}

const keyIs = {
  held: and(isNotNull(serverClaims.key), isNull(serverClaims.keyRefusedAt)),
  refused: and(isNotNull(serverClaims.key), isNotNull(serverClaims.keyRefusedAt)),
  none: isNull(serverClaims.key),
};

const keyState = (hasKey: boolean, refusedAt: Date | null): MediaKeyState =>
  hasKey ? (refusedAt === null ? 'held' : 'refused') : 'none';

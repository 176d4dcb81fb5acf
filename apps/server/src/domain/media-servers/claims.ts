import { and, eq, inArray } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { serverClaims, servers as serverRows, users } from '../../db/schema.ts';
import type { Sealer } from '../../security/sealer.ts';
import type { Events } from '../events.ts';
import type { ServerEvents } from '../servers/events.ts';
import type { Servers } from '../servers/servers.ts';
import type { Chronicle } from '../servers/timeline/chronicle.ts';
import { type ClaimRow, observe } from './observe.ts';
import type { MediaServerState, ServerKey } from './port.ts';

export type Claims = ReturnType<typeof createClaims>;

const placeOf = (serverId: number) => `server_claims:${serverId}:key`;

/** The recorded claims of media servers. A key is kept only of a claim made through the panel, and sealed. */
export function createClaims(deps: {
  db: Database;
  clock: Clock;
  sealer: Sealer;
  servers: Pick<Servers, 'lock'>;
  events: ServerEvents;
  /** Events about users. */
  said: Events;
  chronicle: Pick<Chronicle, 'note'>;
}) {
  const { db, clock, sealer, servers, events, said, chronicle } = deps;

  const find = async (serverId: number): Promise<ClaimRow | undefined> => {
    const [row] = await db.current.select().from(serverClaims).where(eq(serverClaims.serverId, serverId));
    return row;
  };
  const put = async (serverId: number, values: Omit<typeof serverClaims.$inferInsert, 'serverId'>) => {
    await db.current
      .insert(serverClaims)
      .values({ serverId, ...values })
      .onConflictDoUpdate({ target: serverClaims.serverId, set: values });
  };
  const change = (serverId: number, values: Partial<ClaimRow>) =>
    db.current.update(serverClaims).set(values).where(eq(serverClaims.serverId, serverId));

  /** Records that the owner of a claimed Plex server has a plex.tv account, for which the menu offers tools. */
  const noteHasPlex = async (serverId: number) => {
    const owner = db.current
      .select({ id: serverRows.ownerId })
      .from(serverRows)
      .where(and(eq(serverRows.id, serverId), eq(serverRows.type, 'plex')));
    const [noted] = await db.current
      .update(users)
      .set({ hasPlex: true })
      .where(and(inArray(users.id, owner), eq(users.hasPlex, false)))
      .returning({ id: users.id });
    if (noted) await said.emitTo(noted.id, 'rebuild-menu', {});
  };

  return {
    find,
    /** Returns the recorded claims of all servers, by server id. */
    async all(): Promise<ReadonlyMap<number, ClaimRow>> {
      const rows = await db.current.select().from(serverClaims);
      return new Map(rows.map((row) => [row.serverId, row]));
    },
    /** Records that media servers reported the same as before. */
    async confirm(serverIds: number[]): Promise<void> {
      if (serverIds.length === 0) return;
      const values = { checkedAt: clock.now() };
      await db.current.update(serverClaims).set(values).where(inArray(serverClaims.serverId, serverIds));
    },
    /** Returns the panel's own key; null when it has none. */
    keyOf: ({ serverId, key }: ClaimRow): string | null => key && sealer.open(key, placeOf(serverId)),
    /** Records a claim made through the panel, in the transaction of its audit row. */
    async keep(
      serverId: number,
      { key, account, machineId, by }: ServerKey & { machineId: string | null; by: number },
    ): Promise<void> {
      await noteHasPlex(serverId);
      if (!(await servers.lock(serverId))) throw notFound('server');
      const now = clock.now();
      await put(serverId, {
        machineId,
        state: 'claimed',
        accountName: account.name,
        accountEmail: account.email,
        key: sealer.seal(key, placeOf(serverId)),
        keyRefusedAt: null,
        claimedAt: now,
        claimedById: by,
        checkedAt: now,
      });
      await chronicle.note(serverId, 'claimed', account.name);
      await events.updated({ id: serverId });
    },
    /**
     * Records what a media server reported, and emits an event on a change. A claim that was recorded after `before`
     * was read is newer than the report, and a claim that is being reset on purpose is not lost.
     */
    observe: (serverId: number, before: ClaimRow | undefined, seen: MediaServerState): Promise<ClaimRow | undefined> =>
      db.transaction(async () => {
        // Also when it was claimed outside the panel. The user is written before the server, as by `keep`.
        if (seen.isClaimed && before?.state !== 'claimed') await noteHasPlex(serverId);
        const server = await servers.lock(serverId);
        if (!server) return before;
        const held = await find(serverId);
        if (server.status === 'resetting' || !isSame(held, before)) return held;
        const after = observe(held, seen);
        await put(serverId, { ...after, checkedAt: clock.now() });
        const isLost = after.state === 'lost' && held?.state !== 'lost';
        if (isLost) await chronicle.note(serverId, 'claim-lost', after.accountName ?? '');
        if (held?.state !== after.state || held.accountName !== after.accountName)
          await events.updated({ id: serverId });
        return find(serverId);
      }),
    /** Records whether the media server accepts the panel's key. */
    async noteKey({ serverId, key, keyRefusedAt }: ClaimRow, isAccepted: boolean): Promise<void> {
      if (isAccepted === (keyRefusedAt === null)) return;
      await db.transaction(async () => {
        await servers.lock(serverId);
        // A claim in the meantime has replaced the key.
        if ((await find(serverId))?.key !== key) return;
        await change(serverId, { keyRefusedAt: isAccepted ? null : clock.now() });
        await events.updated({ id: serverId });
      });
    },
    /** Forgets the panel's key; the media server stays claimed. */
    async forgetKey({ serverId, key }: ClaimRow): Promise<void> {
      await servers.lock(serverId);
      // A claim in the meantime has replaced the key.
      if ((await find(serverId))?.key !== key) return;
      await change(serverId, { key: null, keyRefusedAt: null });
      await events.updated({ id: serverId });
    },
    /** Forgets a claim that was reset on purpose. */
    forget: (serverId: number): Promise<void> =>
      db.transaction(async () => {
        // Otherwise a state that is being recorded at the same moment would overwrite the reset.
        await servers.lock(serverId);
        const nothing = { accountName: null, accountEmail: null, key: null, keyRefusedAt: null };
        await change(serverId, { ...nothing, state: 'unclaimed', checkedAt: clock.now() });
      }),
  };
}

/** Whether two rows are the same claim, or both none; the time of the check does not count. */
const isSame = (one: ClaimRow | undefined, other: ClaimRow | undefined): boolean =>
  one?.state === other?.state && one?.key === other?.key && one?.machineId === other?.machineId;

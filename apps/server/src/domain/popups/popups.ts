import { and, arrayOverlaps, asc, eq, exists, gte, lte, ne, notExists, or, sql } from 'drizzle-orm';
import { mostAtOnce, type Popup } from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { popupReads, popups, processes, serverClaims, servers } from '../../db/schema.ts';
import { type RoleFacts, rolesOf } from '../audience.ts';
import type { Audit } from '../audit/audit.ts';
import { isAhead, nextChange, periodState } from '../period.ts';
import { dismiss } from '../words/put-away.ts';

type Reader = RoleFacts & { id: number; createdAt: Date };

interface Current {
  data: Popup[];
  changesAt: Date | null;
  /** Whether a popup is waiting for an operation on one of the reader's servers. */
  awaitsServers: boolean;
}

export type Popups = ReturnType<typeof createPopups>;

/** The dialogs that are shown to each user once, on an occasion. */
export function createPopups(deps: { db: Database; clock: Clock; audit: Audit }) {
  const { db, clock } = deps;
  const isFor = (reader: Reader) => arrayOverlaps(popups.audience, rolesOf(reader));
  /** Occasions are recorded where they happen: in the account, the claim, or the process of the operation. */
  const hasCome = (reader: Reader) => {
    const operation = db.current
      .select({ id: processes.id })
      .from(processes)
      .innerJoin(servers, eq(servers.id, processes.serverId))
      .where(
        and(
          eq(servers.ownerId, reader.id),
          eq(processes.kind, sql`${popups.occasion}`),
          eq(processes.state, 'succeeded'),
          gte(processes.finishedAt, popups.startsAt),
        ),
      );
    const claim = db.current
      .select({ id: serverClaims.serverId })
      .from(serverClaims)
      .where(and(eq(serverClaims.claimedById, reader.id), gte(serverClaims.claimedAt, popups.startsAt)));
    const claimed = and(eq(popups.occasion, 'claim'), exists(claim));
    const joined = and(eq(popups.occasion, 'first_visit'), lte(popups.startsAt, reader.createdAt));
    return or(eq(popups.occasion, 'visit'), joined, claimed, exists(operation));
  };

  const isOpenTo = (reader: Reader) =>
    notExists(
      db.current
        .select({ id: popupReads.popupId })
        .from(popupReads)
        .where(and(eq(popupReads.popupId, popups.id), eq(popupReads.userId, reader.id))),
    );

  return {
    /** Returns the popup to send with the response to a claim; the reader closes it like any other. */
    async afterClaim(reader: Reader): Promise<Popup | undefined> {
      const now = clock.now();
      const rows = await db.current
        .select()
        .from(popups)
        .where(and(eq(popups.occasion, 'claim'), isAhead(popups, now), isFor(reader), isOpenTo(reader)))
        .orderBy(asc(popups.startsAt), asc(popups.id));
      const row = rows.find((one) => periodState(one, now) === 'on');
      return row && present(row);
    },
    /** Returns the popups whose occasion has come and that this user has not closed, oldest first. */
    async currentFor(reader: Reader): Promise<Current> {
      const now = clock.now();
      const rows = await db.current
        .select({ popup: popups, hasCome: sql<boolean>`${hasCome(reader)}` })
        .from(popups)
        .where(and(ne(popups.occasion, 'claim'), isAhead(popups, now), isFor(reader), isOpenTo(reader)))
        .orderBy(asc(popups.startsAt), asc(popups.id));
      const waiting = rows.filter((row) => !row.hasCome).map(({ popup }) => popup.occasion);
      const all = rows.map(({ popup }) => popup);
      return {
        data: rows
          .filter((row) => row.hasCome && periodState(row.popup, now) === 'on')
          .slice(0, mostAtOnce)
          .map(({ popup }) => present(popup)),
        changesAt: nextChange(all, now),
        awaitsServers: waiting.some((occasion) => occasion !== 'first_visit'),
      };
    },
    /** Closes a popup; false when it is not shown to this user. */
    putAway: (reader: Reader, id: number): Promise<boolean> =>
      dismiss(deps, {
        kind: 'popup',
        id,
        async find() {
          const [row] = await db.current
            .select({ title: popups.title })
            .from(popups)
            .where(and(eq(popups.id, id), lte(popups.startsAt, clock.now()), isFor(reader), hasCome(reader)));
          return row?.title;
        },
        note: (at) =>
          db.current
            .insert(popupReads)
            .values({ popupId: id, userId: reader.id, at })
            .onConflictDoNothing()
            .returning({ id: popupReads.popupId }),
      }),
  };
}

const present = ({ id, title, body, type, confirmRead, size }: typeof popups.$inferSelect): Popup => ({
  id,
  title,
  body,
  type,
  confirm_read: confirmRead,
  size,
});

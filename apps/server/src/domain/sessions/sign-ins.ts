import { and, desc, eq, gt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { sessions, users } from '../../db/schema.ts';
import type { Audit } from '../audit/audit.ts';
import { defaultPerPage, pageMetaOf, pageOf, type PageQuery } from '../paging.ts';
import type { Sessions } from './sessions.ts';

interface Person {
  id: number;
  name: string;
}

export type SignIns = ReturnType<typeof createSignIns>;

/** Lists and ends the sessions of a user. */
export function createSignIns(deps: {
  db: Database;
  clock: Clock;
  sessions: Pick<Sessions, 'revoke' | 'revokeAll'>;
  audit: Audit;
}) {
  const { db, clock, audit } = deps;
  const admins = alias(users, 'admins');

  return {
    /** Returns the sessions, last used first, with the admin who impersonates the user. */
    async listOf(userId: number, query: PageQuery) {
      const page = pageOf(query, defaultPerPage);
      const isOpen = and(eq(sessions.userId, userId), gt(sessions.expiresAt, clock.now()));
      const [rows, total] = await Promise.all([
        db.current
          .select({ session: sessions, impersonator: admins.name })
          .from(sessions)
          .leftJoin(admins, eq(admins.id, sessions.impersonatorId))
          .where(isOpen)
          .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
          .limit(page.limit)
          .offset(page.offset),
        db.current.$count(sessions, isOpen),
      ]);
      return { rows, meta: pageMetaOf(page, total) };
    },
    /** Ends a session; false when the user has no such session. */
    end: (person: Person, id: string): Promise<boolean> =>
      db.transaction(async () => {
        const isTheirs = and(eq(sessions.id, id), eq(sessions.userId, person.id));
        if ((await db.current.$count(sessions, isTheirs)) === 0 || !(await deps.sessions.revoke(id))) return false;
        await audit.write({ target: { kind: 'user', ...person }, before: { sessions: 1 }, after: { sessions: 0 } });
        return true;
      }),
    /** Ends all sessions but the kept one, including impersonations by the user; returns how many. */
    endAll: (person: Person, kept: string): Promise<number> =>
      db.transaction(async () => {
        const ended = await deps.sessions.revokeAll(person.id, kept);
        await audit.write({ target: { kind: 'user', ...person }, before: { sessions: ended } });
        return ended;
      }),
  };
}

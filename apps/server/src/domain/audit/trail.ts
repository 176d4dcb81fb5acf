import { and, eq, or, type SQL } from 'drizzle-orm';
import type { AuditRow, SortDirection } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { auditLog } from '../../db/schema.ts';
import { defaultPerPage, orderOf, type PageQuery, pageMetaOf, pageOf } from '../paging.ts';
import { search } from '../text-match.ts';

interface TrailQuery extends PageQuery {
  sort: 'at';
  direction: SortDirection;
  q: string;
}

export type AuditTrail = ReturnType<typeof createAuditTrail>;

/** The audit log, for admins to read. */
export function createAuditTrail({ db }: { db: Database }) {
  const page = async (which: SQL | undefined, query: TrailQuery) => {
    const at = pageOf(query, defaultPerPage);
    const wanted = and(
      which,
      search(query.q, [auditLog.action, auditLog.targetName, auditLog.actorName, auditLog.behalfOfName]),
    );
    const [rows, total] = await Promise.all([
      db.current
        .select()
        .from(auditLog)
        .where(wanted)
        .orderBy(...orderOf({ at: auditLog.at }, query, auditLog.id))
        .limit(at.limit)
        .offset(at.offset),
      db.current.$count(auditLog, wanted),
    ]);
    return { data: rows.map(present), meta: pageMetaOf(at, total) };
  };

  return {
    /** What was done by a person, on their behalf, and to their account. */
    aboutUser: (id: number, query: TrailQuery) =>
      page(
        or(
          eq(auditLog.actorId, id),
          eq(auditLog.behalfOfId, id),
          and(eq(auditLog.targetKind, 'user'), eq(auditLog.targetId, String(id))),
        ),
        query,
      ),
  };
}

const present = (row: typeof auditLog.$inferSelect): AuditRow => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: { id: row.actorId, name: row.actorName },
  behalf_of: row.behalfOfName === null ? null : { id: row.behalfOfId, name: row.behalfOfName },
  action: row.action,
  target: { kind: row.targetKind, id: row.targetId, name: row.targetName },
  before: row.before,
  after: row.after,
  ip: row.ip,
});

import { and, eq, or, type SQL } from 'drizzle-orm';
import type { AuditedKind, AuditRow } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { auditLog } from '../../db/schema.ts';
import type { PageQuery } from '../paging.ts';
import { listOf, type ListQuery } from '../records/list-of.ts';
import { ofRecord } from './of-record.ts';

type TrailQuery = ListQuery<'at'> & PageQuery;

export type AuditTrail = ReturnType<typeof createAuditTrail>;

/** The audit log, as shown to admins. */
export function createAuditTrail({ db }: { db: Database }) {
  const page = (where: SQL | undefined, query: TrailQuery) =>
    listOf<'at', TrailQuery, typeof auditLog.$inferSelect, AuditRow>(db, {
      from: auditLog,
      views: () => db.current.select().from(auditLog),
      where,
      search: [auditLog.action, auditLog.targetName, auditLog.actorName, auditLog.behalfOfName, auditLog.client],
      sort: { at: auditLog.at },
      present,
    }).list(query);

  return {
    /** Returns what was done to a record. */
    aboutRecord: ({ kind, id, ...query }: TrailQuery & { kind: AuditedKind; id: number }) =>
      page(ofRecord({ kind, id }), query),
    /** Returns what a user did, what was done while impersonating the user, and what was done to the account. */
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
  client: row.client,
  action: row.action,
  target: { kind: row.targetKind, id: row.targetId, name: row.targetName },
  before: row.before,
  after: row.after,
  ip: row.ip,
});

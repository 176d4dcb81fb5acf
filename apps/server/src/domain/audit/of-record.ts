import { and, eq, or, sql } from 'drizzle-orm';
import { auditLog } from '../../db/schema.ts';

/** Matches what was done to a record, alone or among several of its kind. */
export const ofRecord = ({ kind, id }: { kind: string; id: number }) =>
  or(
    and(eq(auditLog.targetKind, kind), eq(auditLog.targetId, String(id))),
    and(eq(auditLog.targetKind, `${kind}s`), sql`${auditLog.after} -> 'ids' @> ${String(id)}::jsonb`),
  );

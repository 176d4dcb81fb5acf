import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { auditLog } from '../../db/schema.ts';

/** Matches the rows about a record, by itself or with others of its kind. */
export const ofRecord = ({ kind, id }: { kind: string; id: number }) =>
  or(
    and(eq(auditLog.targetKind, kind), eq(auditLog.targetId, String(id))),
    and(eq(auditLog.targetKind, `${kind}s`), sql`${auditLog.after} -> 'ids' @> ${String(id)}::jsonb`),
  );

/** Matches the rows about a kind of which there is one, or about those of it that have these names. */
export const ofKind = ({ kind, names }: { kind: string; names?: readonly string[] }) =>
  and(eq(auditLog.targetKind, kind), names && inArray(auditLog.targetName, names));

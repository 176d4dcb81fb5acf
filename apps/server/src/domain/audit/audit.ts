import { AsyncLocalStorage } from 'node:async_hooks';
import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { auditLog } from '../../db/schema.ts';
import { redact } from '../../security/secrets.ts';

const day = 24 * 60 * 60 * 1000;

interface Person {
  id: number;
  name: string;
}

/** Who does what, from where. */
export interface Deed {
  /** Such as `customerServers.restart`: the endpoint's name in the contract. */
  action: string;
  /** The person at the keyboard; null for a visitor. */
  actor: Person | null;
  /** Whose session it is, when an admin acts in it. */
  behalfOf: Person | null;
  ip: string;
}

/** What was done to what. */
export interface AuditEntry {
  target: { kind: string; id?: number | string; name?: string };
  /** What it is called where no call of the contract does it: in a job, a script, at the start. */
  action?: string;
  /** Who does it, when only the change itself tells: whoever signs in is nobody before. */
  actor?: Person;
  /** A try that came to nothing and is worth a row all the same. */
  refused?: true;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

export type Audit = ReturnType<typeof createAudit>;

/** The record of who changed what. It keeps names, so that it can be read when the people are gone. */
export function createAudit({ db, clock, auditDays }: { db: Database; clock: Clock; auditDays: number }) {
  const storage = new AsyncLocalStorage<Deed & { rows: number }>();

  return {
    /** Who is doing this; nobody where the system does it by itself. */
    actor: (): { id: number; name: string } | null => storage.getStore()?.actor ?? null,
    /**
     * Runs a change on somebody's behalf. One that ends well and left no row, or more than one, is a fault: so no
     * change can be forgotten here.
     */
    async during<T>(deed: Deed, work: () => Promise<T>): Promise<T> {
      const scope = { ...deed, rows: 0 };
      const result = await storage.run(scope, work);
      if (scope.rows !== 1) throw new Error(`${deed.action} left ${scope.rows} rows in the audit log instead of one.`);
      return result;
    },
    /** Writes a row into the open transaction, so that it is there exactly when the change is. */
    async write({ target, before, after, ...entry }: AuditEntry): Promise<void> {
      if (!db.inTransaction) throw new Error('An audit row belongs into the transaction of its change.');
      const scope = storage.getStore();
      if (scope) scope.rows += 1;
      const { behalfOf = null, ip = null } = scope ?? {};
      const actor = entry.actor ?? scope?.actor;
      const action = scope?.action ?? entry.action ?? 'system';
      await db.current.insert(auditLog).values({
        at: clock.now(),
        actorId: actor?.id ?? null,
        actorName: actor?.name ?? (scope ? 'visitor' : 'system'),
        behalfOfId: behalfOf?.id ?? null,
        behalfOfName: behalfOf?.name ?? null,
        action: entry.refused ? refusedAction(action) : action,
        targetKind: target.kind,
        targetId: target.id === undefined ? null : String(target.id),
        targetName: target.name ?? null,
        before: before && redact(before),
        after: after && redact(after),
        ip,
      });
    },
    /** Who changed a record last, alone or among several of its kind; undefined when the log does not say. */
    async lastChange({ kind, id }: { kind: string; id: number }): Promise<{ by: string; at: Date } | undefined> {
      const [row] = await db.current
        .select({ by: auditLog.actorName, at: auditLog.at })
        .from(auditLog)
        .where(
          or(
            and(eq(auditLog.targetKind, kind), eq(auditLog.targetId, String(id))),
            and(eq(auditLog.targetKind, `${kind}s`), sql`${auditLog.after} -> 'ids' @> ${String(id)}::jsonb`),
          ),
        )
        .orderBy(desc(auditLog.id))
        .limit(1);
      return row;
    },
    /** Forgets what is older than the installation keeps. */
    async prune(): Promise<void> {
      const oldest = new Date(clock.now().getTime() - auditDays * day);
      await db.current.delete(auditLog).where(lt(auditLog.at, oldest));
    },
  };
}

/** How a try is called that came to nothing. */
export const refusedAction = (action: string) => `${action}.refused`;

import { AsyncLocalStorage } from 'node:async_hooks';
import { desc, lt } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { auditLog } from '../../db/schema.ts';
import { redact } from '../../security/secrets.ts';
import { ofKind, ofRecord } from './of-record.ts';

const day = 24 * 60 * 60 * 1000;

interface Person {
  id: number;
  name: string;
}

/** A record, or what there is one of: settings of the installation, by the names under which they are audited. */
export type Changed = { kind: string; id: number } | { kind: string; names?: readonly string[] };

/** Who acts, for whom, and from where. */
export interface AuditContext {
  /** The endpoint's name in the contract, such as `customerServers.restart`. */
  action: string;
  /** The user who acts; null for a guest. */
  actor: Person | null;
  /** The user of the session, when an admin impersonates them. */
  behalfOf: Person | null;
  /** The name of the API client that acts as the actor. */
  client?: string | null;
  ip: string;
}

/** The change and its target. */
export interface AuditEntry {
  target: { kind: string; id?: number | string; name?: string };
  /** The action when no endpoint is called: in a job, in a script or at startup. */
  action?: string;
  /** The actor, when only the change itself determines it: a user who signs in is a guest until then. */
  actor?: Person;
  /** Marks a failed attempt that is audited all the same. */
  refused?: true;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

export type Audit = ReturnType<typeof createAudit>;

/** The record of changes. It stores names, so that it can be read after users are deleted. */
export function createAudit({ db, clock, auditDays }: { db: Database; clock: Clock; auditDays: number }) {
  const storage = new AsyncLocalStorage<AuditContext & { rows: number; hasParts: boolean }>();

  return {
    /** Returns the actor; null when the system acts by itself. */
    actor: (): { id: number; name: string } | null => storage.getStore()?.actor ?? null,
    /**
     * Runs a change in an audit context. A change that succeeds with no audit row, or more than one, throws, so that
     * no audit row can be forgotten.
     */
    async during<T>(context: AuditContext, work: () => Promise<T>): Promise<T> {
      const scope = { ...context, rows: 0, hasParts: false };
      const result = await storage.run(scope, work);
      if (scope.rows !== 1 && !scope.hasParts)
        throw new Error(`${context.action} left ${scope.rows} rows in the audit log instead of one.`);
      return result;
    },
    /** Runs one of several changes of a call: each that succeeds leaves its own row, in place of one for the call. */
    async part<T>(work: () => Promise<T>): Promise<T> {
      const scope = storage.getStore();
      if (!scope) return work();
      scope.hasParts = true;
      return this.during(scope, work);
    },
    /** Writes a row in the open transaction, so that it exists if and only if the change does. */
    async write({ target, before, after, ...entry }: AuditEntry): Promise<void> {
      if (!db.inTransaction) throw new Error('An audit row must be written in the transaction of its change.');
      const scope = storage.getStore();
      if (scope) scope.rows += 1;
      const { behalfOf = null, client = null, ip = null } = scope ?? {};
      const actor = entry.actor ?? scope?.actor;
      const action = scope?.action ?? entry.action ?? 'system';
      await db.current.insert(auditLog).values({
        at: clock.now(),
        actorId: actor?.id ?? null,
        actorName: actor?.name ?? (scope ? 'visitor' : 'system'),
        behalfOfId: behalfOf?.id ?? null,
        behalfOfName: behalfOf?.name ?? null,
        client,
        action: entry.refused ? refusedAction(action) : action,
        targetKind: target.kind,
        targetId: target.id === undefined ? null : String(target.id),
        targetName: target.name ?? null,
        before: before && redact(before),
        after: after && redact(after),
        ip,
      });
    },
    /**
     * Returns who last changed a record, by itself or with others of its kind, or settings; undefined if none is logged.
     */
    async lastChange(changed: Changed): Promise<{ by: string; at: Date } | undefined> {
      const [row] = await db.current
        .select({ by: auditLog.actorName, at: auditLog.at })
        .from(auditLog)
        .where('id' in changed ? ofRecord(changed) : ofKind(changed))
        .orderBy(desc(auditLog.id))
        .limit(1);
      return row;
    },
    /** Deletes rows that are older than the installation's retention period. */
    async prune(): Promise<void> {
      const oldest = new Date(clock.now().getTime() - auditDays * day);
      await db.current.delete(auditLog).where(lt(auditLog.at, oldest));
    },
  };
}

/** Returns the action name of a failed attempt. */
export const refusedAction = (action: string) => `${action}.refused`;

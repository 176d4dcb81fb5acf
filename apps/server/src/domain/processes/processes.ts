import { and, asc, count, desc, eq, gte, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { OperationKind, ProcessLine, ProcessRecord } from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { processes } from '../../db/schema.ts';
import type { Audit } from '../audit/audit.ts';
import type { Page } from '../paging.ts';
import { aheadOf } from './ahead.ts';
import type { ProcessEvents } from './events.ts';
import type { ProcessJournal } from './journal.ts';
import { presentLine, presentProcess, type ProcessView } from './present.ts';
import { isUnfinished, isWhole, selectProcesses } from './select.ts';

export interface NewProcess {
  kind: OperationKind;
  /** A description such as "Restart server Living room". */
  command: string;
  nodeId: number | null;
  serverId: number | null;
  /** The process that this one is part of, and whose actor it takes when none is known. */
  parentId?: number;
}

/** A part of an operation; a retry continues the same step. */
export interface NewStep extends NewProcess {
  parentId: number;
  /** Its name within the operation. */
  step: string;
}

interface End {
  success: boolean;
  words: string;
}

export interface Unfinished {
  kind: OperationKind;
  /** How many jobs of the same node or customer are ahead; null once it runs. */
  ahead: number | null;
}

const relatedLimit = 20;

export type Processes = ReturnType<typeof createProcesses>;

/** The records of operations. */
export function createProcesses(deps: {
  db: Database;
  clock: Clock;
  events: ProcessEvents;
  journal: ProcessJournal;
  audit: Pick<Audit, 'actor'>;
}) {
  const { db, clock, events, journal, audit } = deps;

  const present = (rows: ProcessView[]): ProcessRecord[] => {
    const now = clock.now();
    return rows.map((row) => presentProcess(row, now));
  };
  const list = async (which: SQL | undefined, limit: number, offset = 0): Promise<ProcessRecord[]> =>
    present(await selectProcesses(db).where(which).orderBy(desc(processes.id)).limit(limit).offset(offset));
  const find = async (id: number): Promise<ProcessRecord | undefined> => (await list(eq(processes.id, id), 1))[0];
  const stepsOf = async (id: number): Promise<ProcessRecord[]> =>
    present(
      await selectProcesses(db)
        .where(and(eq(processes.parentId, id), isNotNull(processes.step)))
        .orderBy(asc(processes.id)),
    );
  const logOf = async (ids: number[], after = 0): Promise<ProcessLine[]> =>
    (await journal.lines(ids, after)).map(presentLine);

  const actorOf = ({ parentId }: NewProcess) => {
    const actor = audit.actor();
    if (actor || parentId === undefined) return { askedById: actor?.id, askedByName: actor?.name };
    const ofParent = (what: typeof processes.askedById | typeof processes.askedByName) =>
      sql`${db.current.select({ what }).from(processes).where(eq(processes.id, parentId))}`;
    return { askedById: ofParent(processes.askedById), askedByName: ofParent(processes.askedByName) };
  };

  return {
    async open(process: NewProcess): Promise<number> {
      const [row] = await db.current
        .insert(processes)
        .values({ ...process, ...actorOf(process), createdAt: clock.now() })
        .returning({ id: processes.id });
      if (!row) throw new Error('The process record could not be saved.');
      await events.changed(row.id);
      return row.id;
    },
    /** Opens a step, or returns the existing one. */
    async openStep(step: NewStep): Promise<number> {
      const now = clock.now();
      const anew = { state: 'running' as const, startedAt: now };
      const [row] = await db.current
        .insert(processes)
        .values({ ...step, ...anew, createdAt: now })
        .onConflictDoUpdate({
          target: [processes.parentId, processes.step],
          set: { ...anew, result: '', finishedAt: null, progress: null },
        })
        .returning({ id: processes.id });
      if (!row) throw new Error('The step could not be saved.');
      await events.changed(step.parentId);
      return row.id;
    },
    async begin(id: number): Promise<void> {
      await db.current.update(processes).set({ state: 'running', startedAt: clock.now() }).where(eq(processes.id, id));
      await events.changed(id);
    },
    async end(id: number, { success, words }: End): Promise<void> {
      const finishedAt = clock.now();
      await db.current
        .update(processes)
        .set({ state: success ? 'succeeded' : 'failed', result: words, finishedAt, ...(success && { progress: 1 }) })
        .where(eq(processes.id, id));
      // A step that was interrupted by a crash cannot record its own end.
      if (!success)
        await db.current
          .update(processes)
          .set({ state: 'failed', result: 'This was interrupted.', finishedAt })
          .where(and(eq(processes.parentId, id), isNotNull(processes.step), isUnfinished));
      await events.changed(id);
    },
    /** Logs a line for the readers of the process. It must not contain secrets. */
    log: journal.log,
    /** Records the share that is done, 0 to 1. */
    progress: journal.progress,
    /** Writes the pending lines of a process that is about to end. */
    settle: journal.settle,
    /** Returns the next lines of several processes after a known line, oldest first. */
    nextLines: journal.next,
    /** Returns the running or queued operation of a server. */
    async unfinishedOf(serverId: number): Promise<Unfinished | undefined> {
      const [row] = await db.current
        .select({ kind: processes.kind, ahead: aheadOf(db) })
        .from(processes)
        .where(and(eq(processes.serverId, serverId), isUnfinished, isWhole));
      return row;
    },
    /** Returns the newest processes, newest first; `since` excludes older ones. */
    recent: (limit: number, since?: Date): Promise<ProcessRecord[]> =>
      list(and(isWhole, since && gte(processes.createdAt, since)), limit),
    find,
    /** Returns the processes of a server, newest first. */
    async ofServer(serverId: number, { limit, offset }: Page): Promise<{ total: number; rows: ProcessRecord[] }> {
      const which = and(eq(processes.serverId, serverId), isWhole);
      const [counted] = await db.current
        .select({ total: count().mapWith(Number) })
        .from(processes)
        .where(which);
      return { total: counted?.total ?? 0, rows: await list(which, limit, offset) };
    },
    /** Returns the processes of a node and its servers, newest first. */
    ofNode: (nodeId: number, limit: number): Promise<ProcessRecord[]> =>
      list(and(eq(processes.nodeId, nodeId), isWhole), limit),
    /** Returns a process with its steps in order and their log. */
    async findWithSteps(
      id: number,
    ): Promise<{ data: ProcessRecord; steps: ProcessRecord[]; log: ProcessLine[] } | undefined> {
      const data = await find(id);
      if (!data) return undefined;
      const steps = await stepsOf(id);
      return { data, steps, log: await logOf([id, ...steps.map((step) => step.id)]) };
    },
    /** Returns the lines of a process and its steps after a known line. */
    async logSince(id: number, after: number): Promise<ProcessLine[] | undefined> {
      if (!(await find(id))) return undefined;
      return logOf([id, ...(await stepsOf(id)).map((step) => step.id)], after);
    },
    /**
     * Returns the other parts of the same operation or, when there are none, other processes of the same server or
     * node; newest first.
     */
    async related(id: number): Promise<ProcessRecord[] | undefined> {
      const [it] = await db.current.select().from(processes).where(eq(processes.id, id));
      if (!it) return undefined;
      const family = await list(
        and(
          ne(processes.id, id),
          or(eq(processes.parentId, id), it.parentId === null ? undefined : isSameOperation(it.parentId)),
        ),
        relatedLimit,
      );
      const sameThing =
        it.serverId !== null
          ? eq(processes.serverId, it.serverId)
          : it.nodeId !== null && eq(processes.nodeId, it.nodeId);
      if (family.length > 0 || !sameThing) return family;
      return list(and(ne(processes.id, id), isWhole, sameThing), relatedLimit);
    },
  };
}

const isSameOperation = (parentId: number) => or(eq(processes.id, parentId), eq(processes.parentId, parentId));

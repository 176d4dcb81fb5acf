import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { NodeWorkState } from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { nodes, processes } from '../../db/schema.ts';

/** A table with the columns of `workColumns`. */
export type WorkTable = PgTable &
  Record<
    'id' | 'nodeId' | 'state' | 'processId' | 'at' | 'startedAt' | 'finishedAt' | 'cancelAt' | 'words',
    AnyPgColumn
  >;

export interface WorkRecord {
  id: number;
  nodeId: number;
  state: NodeWorkState;
  processId: number | null;
  at: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  cancelAt: Date | null;
  words: string | null;
}

/** The record of work on a node, with what is shown next to it. */
export interface WorkView<Row extends WorkRecord> {
  row: Row;
  alias: string;
  progress: number | null;
  by: string | null;
}

/** The condition that work has not ended. */
export const isUnderWay = ({ state }: WorkTable): SQL => inArray(state, ['waiting', 'running']);

/** The states of work on nodes: it waits, runs and ends, unless it is canceled before. */
export function workStates({ db, clock }: { db: Database; clock: Clock }, table: WorkTable) {
  const change = async (id: number, isStill: SQL, values: Record<string, unknown>): Promise<boolean> => {
    const rows = await db.current
      .update(table)
      .set(values)
      .where(and(eq(table.id, id), isStill))
      .returning({ id: table.id });
    return rows.length > 0;
  };
  const isRunning = eq(table.state, 'running');

  return {
    /** Whether any work was ever requested. */
    hasAny: async (): Promise<boolean> => (await db.current.$count(table)) > 0,
    /** Begins waiting work; false when it no longer waits. */
    begin: (id: number): Promise<boolean> =>
      change(id, eq(table.state, 'waiting'), { state: 'running', startedAt: clock.now() }),
    /** Records what is learned while the work runs. */
    note: (id: number, values: Record<string, unknown>): Promise<boolean> => change(id, isRunning, values),
    /** Asks the job of running work to end it. */
    requestCancel: (id: number): Promise<boolean> => change(id, isRunning, { cancelAt: clock.now() }),
    end: (id: number, state: 'done' | 'failed' | 'canceled', words: string | null = null): Promise<boolean> =>
      change(id, isUnderWay(table), { state, words, finishedAt: clock.now() }),
  };
}

/** The ids of work, for conditions that may refer to its nodes and processes. */
export const workIds = (db: Database, table: WorkTable) =>
  db.current
    .select({ id: sql<number>`${table.id}` })
    .from(table)
    .innerJoin(nodes, eq(nodes.id, table.nodeId))
    .leftJoin(processes, eq(processes.id, table.processId));

/** The condition for the filters of a list of work. */
export const workFilter =
  (table: WorkTable) =>
  ({ state, node }: { state?: NodeWorkState | undefined; node?: number | undefined }): SQL | undefined =>
    and(state && eq(table.state, state), node !== undefined ? eq(table.nodeId, node) : undefined);

/** What the rows of all lists of work show. */
export const presentWork = ({ row, alias, progress, by }: WorkView<WorkRecord>) => ({
  id: row.id,
  node: { id: row.nodeId, alias },
  state: row.state,
  progress: row.state === 'done' ? 1 : row.state === 'running' ? progress : null,
  at: row.at.toISOString(),
  seconds: row.startedAt && row.finishedAt && (row.finishedAt.getTime() - row.startedAt.getTime()) / 1000,
  by,
  process_id: row.processId,
  message: row.words,
});

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Contract, NodeExtractionRow, ParsedOf } from '@kronos/api/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { nodeExtractions as table, nodes, processes } from '../../db/schema.ts';
import { listOf } from '../records/list-of.ts';

type Filter = ParsedOf<Contract['adminExtractions']['export']>['query'];
export type ExtractionRecord = typeof table.$inferSelect;
type NewExtraction = Pick<
  ExtractionRecord,
  'nodeId' | 'archive' | 'target' | 'stripComponents' | 'keepArchive' | 'processId'
>;

const isUnderWay = inArray(table.state, ['waiting', 'running']);

export type Extractions = ReturnType<typeof createExtractions>;

/** The records of extractions of archives on nodes. */
export function createExtractions({ db, clock }: { db: Database; clock: Clock }) {
  const isIt = (id: number) => eq(table.id, id);
  const change = async (id: number, from: 'waiting' | 'running' | 'either', values: Partial<ExtractionRecord>) => {
    const isStill = from === 'either' ? isUnderWay : eq(table.state, from);
    const rows = await db.current
      .update(table)
      .set(values)
      .where(and(isIt(id), isStill))
      .returning({ id: table.id });
    return rows.length > 0;
  };
  const views = () =>
    db.current
      .select({ row: table, alias: nodes.alias, progress: processes.progress, by: processes.askedByName })
      .from(table)
      .innerJoin(nodes, eq(nodes.id, table.nodeId))
      .leftJoin(processes, eq(processes.id, table.processId));

  return {
    ...listOf<Filter['sort'], Filter, Awaited<ReturnType<typeof views>>[number], NodeExtractionRow>(db, {
      from: table,
      views,
      ids: () =>
        db.current
          .select({ id: table.id })
          .from(table)
          .innerJoin(nodes, eq(nodes.id, table.nodeId))
          .leftJoin(processes, eq(processes.id, table.processId)),
      search: [nodes.alias, table.archive, table.target, processes.askedByName],
      sort: { at: table.at, node: sql`lower(${nodes.alias})` },
      filter: (query) =>
        and(
          query.state && eq(table.state, query.state),
          query.node !== undefined ? eq(table.nodeId, query.node) : undefined,
        ),
      present: ({ row, alias, progress, by }) => ({
        id: row.id,
        node: { id: row.nodeId, alias },
        archive: row.archive,
        target: row.target,
        strip_components: row.stripComponents,
        keep_archive: row.keepArchive,
        state: row.state,
        progress: row.state === 'done' ? 1 : row.state === 'running' ? progress : null,
        bytes: row.bytesTotal,
        at: row.at.toISOString(),
        seconds: row.startedAt && row.finishedAt && (row.finishedAt.getTime() - row.startedAt.getTime()) / 1000,
        by,
        process_id: row.processId,
        message: row.words,
      }),
    }),
    async add(values: NewExtraction): Promise<number> {
      const [row] = await db.current
        .insert(table)
        .values({ ...values, at: clock.now() })
        .returning({ id: table.id });
      if (!row) throw new Error('The extraction could not be written.');
      return row.id;
    },
    async find(id: number): Promise<ExtractionRecord | undefined> {
      const [row] = await db.current.select().from(table).where(isIt(id));
      return row;
    },
    async lock(id: number): Promise<ExtractionRecord | undefined> {
      const [row] = await db.current.select().from(table).where(isIt(id)).for('update');
      return row;
    },
    /** Whether something is being unpacked into the folder, or waits for it. */
    isTaken: async (nodeId: number, target: string): Promise<boolean> =>
      (await db.current.$count(table, and(eq(table.nodeId, nodeId), eq(table.target, target), isUnderWay))) > 0,
    /** Whether any was ever asked for. */
    hasAny: async (): Promise<boolean> => (await db.current.$count(table)) > 0,
    /** False when it does not wait any more. */
    begin: (id: number): Promise<boolean> => change(id, 'waiting', { state: 'running', startedAt: clock.now() }),
    /** Notes how large the archive is. */
    sized: (id: number, bytesTotal: number): Promise<boolean> => change(id, 'running', { bytesTotal }),
    /** Has the one who carries it out end it. */
    askToEnd: (id: number): Promise<boolean> => change(id, 'running', { cancelAt: clock.now() }),
    end: (id: number, state: 'done' | 'failed' | 'canceled', words: string | null = null): Promise<boolean> =>
      change(id, 'either', { state, words, finishedAt: clock.now() }),
  };
}

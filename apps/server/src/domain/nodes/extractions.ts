import { and, eq, sql } from 'drizzle-orm';
import type { Contract, NodeExtractionRow, ParsedOf } from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { nodeExtractions as table, nodes, processes } from '../../db/schema.ts';
import { listOf } from '../records/list-of.ts';
import { isUnderWay, presentWork, workFilter, workIds, workStates, type WorkView } from './work-records.ts';

type Filter = ParsedOf<Contract['adminExtractions']['export']>['query'];
export type ExtractionRecord = typeof table.$inferSelect;
type NewExtraction = Pick<
  ExtractionRecord,
  'nodeId' | 'archive' | 'target' | 'stripComponents' | 'keepArchive' | 'processId'
>;

export type Extractions = ReturnType<typeof createExtractions>;

/** The records of extractions of archives on nodes. */
export function createExtractions({ db, clock }: { db: Database; clock: Clock }) {
  const states = workStates({ db, clock }, table);

  return {
    ...states,
    ...listOf<Filter['sort'], Filter, WorkView<ExtractionRecord>, NodeExtractionRow>(db, {
      from: table,
      views: () =>
        db.current
          .select({ row: table, alias: nodes.alias, progress: processes.progress, by: processes.askedByName })
          .from(table)
          .innerJoin(nodes, eq(nodes.id, table.nodeId))
          .leftJoin(processes, eq(processes.id, table.processId)),
      ids: () => workIds(db, table),
      search: [nodes.alias, table.archive, table.target, processes.askedByName],
      sort: { at: table.at, node: sql`lower(${nodes.alias})` },
      filter: workFilter(table),
      present: (view) => ({
        ...presentWork(view),
        archive: view.row.archive,
        target: view.row.target,
        strip_components: view.row.stripComponents,
        keep_archive: view.row.keepArchive,
        bytes: view.row.bytesTotal,
      }),
    }),
    async add(values: NewExtraction): Promise<number> {
      const [row] = await db.current
        .insert(table)
        .values({ ...values, at: clock.now() })
        .returning({ id: table.id });
      if (!row) throw new Error('The extraction could not be saved.');
      return row.id;
    },
    async find(id: number): Promise<ExtractionRecord | undefined> {
      const [row] = await db.current.select().from(table).where(eq(table.id, id));
      return row;
    },
    async lock(id: number): Promise<ExtractionRecord | undefined> {
      const [row] = await db.current.select().from(table).where(eq(table.id, id)).for('update');
      return row;
    },
    /** Whether an extraction into the folder is running or queued. */
    isTaken: async (nodeId: number, target: string): Promise<boolean> =>
      (await db.current.$count(table, and(eq(table.nodeId, nodeId), eq(table.target, target), isUnderWay(table)))) > 0,
    /** Records the size of the archive. */
    sized: (id: number, bytesTotal: number): Promise<boolean> => states.note(id, { bytesTotal }),
  };
}

import { and, eq, sql } from 'drizzle-orm';
import type { Contract, ImagePullRow, ParsedOf } from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { imagePulls as table, nodes, processes } from '../../db/schema.ts';
import { isUnderWay, presentWork, workFilter, workIds, workStates, type WorkView } from '../nodes/work-records.ts';
import { listOf } from '../records/list-of.ts';

type Filter = ParsedOf<Contract['adminImagePulls']['export']>['query'];
export type PullRecord = typeof table.$inferSelect;

export type ImagePulls = ReturnType<typeof createImagePulls>;

/** The records of pulls of images on nodes. */
export function createImagePulls({ db, clock }: { db: Database; clock: Clock }) {
  return {
    ...workStates({ db, clock }, table),
    ...listOf<Filter['sort'], Filter, WorkView<PullRecord>, ImagePullRow>(db, {
      from: table,
      views: () =>
        db.current
          .select({ row: table, alias: nodes.alias, progress: processes.progress, by: processes.askedByName })
          .from(table)
          .innerJoin(nodes, eq(nodes.id, table.nodeId))
          .leftJoin(processes, eq(processes.id, table.processId)),
      ids: () => workIds(db, table),
      search: [nodes.alias, table.image, processes.askedByName],
      sort: { at: table.at, node: sql`lower(${nodes.alias})`, image: table.image },
      filter: workFilter(table),
      present: (view) => ({ ...presentWork(view), image: view.row.image }),
    }),
    async add(values: Pick<PullRecord, 'nodeId' | 'image' | 'processId'>): Promise<number> {
      const [row] = await db.current
        .insert(table)
        .values({ ...values, at: clock.now() })
        .returning({ id: table.id });
      if (!row) throw new Error('The pull could not be saved.');
      return row.id;
    },
    async find(id: number): Promise<PullRecord | undefined> {
      const [row] = await db.current.select().from(table).where(eq(table.id, id));
      return row;
    },
    async lock(id: number): Promise<PullRecord | undefined> {
      const [row] = await db.current.select().from(table).where(eq(table.id, id)).for('update');
      return row;
    },
    /** Returns the nodes on which a pull of the image is running or queued. */
    async nodesWith(image: string): Promise<Set<number>> {
      const rows = await db.current
        .select({ nodeId: table.nodeId })
        .from(table)
        .where(and(eq(table.image, image), isUnderWay(table)));
      return new Set(rows.map(({ nodeId }) => nodeId));
    },
  };
}

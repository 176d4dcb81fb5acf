import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Contract, ImagePullRow, ParsedOf } from '@kronos/api/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { imagePulls as table, nodes, processes } from '../../db/schema.ts';
import { listOf } from '../records/list-of.ts';

type Filter = ParsedOf<Contract['adminImagePulls']['export']>['query'];
export type PullRecord = typeof table.$inferSelect;

const isUnderWay = inArray(table.state, ['waiting', 'running']);

export type ImagePulls = ReturnType<typeof createImagePulls>;

/** The records of pulls of images on nodes. */
export function createImagePulls({ db, clock }: { db: Database; clock: Clock }) {
  const isIt = (id: number) => eq(table.id, id);
  const change = async (id: number, from: 'waiting' | 'running' | 'either', values: Partial<PullRecord>) => {
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
    ...listOf<Filter['sort'], Filter, Awaited<ReturnType<typeof views>>[number], ImagePullRow>(db, {
      from: table,
      views,
      ids: () =>
        db.current
          .select({ id: table.id })
          .from(table)
          .innerJoin(nodes, eq(nodes.id, table.nodeId))
          .leftJoin(processes, eq(processes.id, table.processId)),
      search: [nodes.alias, table.image, processes.askedByName],
      sort: { at: table.at, node: sql`lower(${nodes.alias})`, image: table.image },
      filter: (query) =>
        and(
          query.state && eq(table.state, query.state),
          query.node !== undefined ? eq(table.nodeId, query.node) : undefined,
        ),
      present: ({ row, alias, progress, by }) => ({
        id: row.id,
        node: { id: row.nodeId, alias },
        image: row.image,
        state: row.state,
        progress: row.state === 'done' ? 1 : row.state === 'running' ? progress : null,
        at: row.at.toISOString(),
        seconds: row.startedAt && row.finishedAt && (row.finishedAt.getTime() - row.startedAt.getTime()) / 1000,
        by,
        process_id: row.processId,
        message: row.words,
      }),
    }),
    async add(values: Pick<PullRecord, 'nodeId' | 'image' | 'processId'>): Promise<number> {
      const [row] = await db.current
        .insert(table)
        .values({ ...values, at: clock.now() })
        .returning({ id: table.id });
      if (!row) throw new Error('The pull could not be written.');
      return row.id;
    },
    async find(id: number): Promise<PullRecord | undefined> {
      const [row] = await db.current.select().from(table).where(isIt(id));
      return row;
    },
    async lock(id: number): Promise<PullRecord | undefined> {
      const [row] = await db.current.select().from(table).where(isIt(id)).for('update');
      return row;
    },
    /** The nodes on which the image is being pulled, or waits for that. */
    async nodesWith(image: string): Promise<Set<number>> {
      const rows = await db.current
        .select({ nodeId: table.nodeId })
        .from(table)
        .where(and(eq(table.image, image), isUnderWay));
      return new Set(rows.map(({ nodeId }) => nodeId));
    },
    /** Whether any was ever asked for. */
    hasAny: async (): Promise<boolean> => (await db.current.$count(table)) > 0,
    /** False when it does not wait any more. */
    begin: (id: number): Promise<boolean> => change(id, 'waiting', { state: 'running', startedAt: clock.now() }),
    /** Has the one who carries it out end it. */
    askToEnd: (id: number): Promise<boolean> => change(id, 'running', { cancelAt: clock.now() }),
    end: (id: number, state: 'done' | 'failed' | 'canceled', words: string | null = null): Promise<boolean> =>
      change(id, 'either', { state, words, finishedAt: clock.now() }),
  };
}

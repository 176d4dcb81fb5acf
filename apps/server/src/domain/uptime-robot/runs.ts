import { and, eq, sql } from 'drizzle-orm';
import type { UptimeRobotRun } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { processes as processTable, uptimeRobotWatches as table } from '../../db/schema.ts';
import type { Processes } from '../processes/processes.ts';
import { isUnfinished } from '../processes/select.ts';
import { summaryWords } from './words.ts';

/** The account, identified by the process that was last begun for it. */
interface Of {
  processId: number | null;
}

export type RobotRuns = ReturnType<typeof createRobotRuns>;

/** The run that adds all nodes: a process whose parts are the nodes that wait for it. */
export function createRobotRuns({ db, processes }: { db: Database; processes: Processes }) {
  const tally = async (processId: number) => {
    const number = (what: ReturnType<typeof sql>) => sql`count(*) filter (where ${what})`.mapWith(Number);
    const [counts] = await db.current
      .select({
        total: sql`count(*)`.mapWith(Number),
        open: number(sql`${table.task} = 'add'`),
        refused: number(sql`${table.task} is null and ${table.monitorId} is null`),
        adopted: number(sql`${table.isAdopted} and ${table.monitorId} is not null`),
      })
      .from(table)
      .where(eq(table.processId, processId));
    return counts ?? { total: 0, open: 0, refused: 0, adopted: 0 };
  };
  const unfinished = async ({ processId }: Of) => {
    if (processId === null) return undefined;
    const [row] = await db.current
      .select({ id: processTable.id, state: processTable.state })
      .from(processTable)
      .where(and(eq(processTable.id, processId), isUnfinished));
    return row;
  };

  return {
    async isUnderWay(of: Of): Promise<boolean> {
      return (await unfinished(of)) !== undefined;
    },
    /** Records the progress, and ends the process once no node is waiting. Must be called outside of a transaction. */
    async advance(of: Of): Promise<void> {
      const process = await unfinished(of);
      if (!process) return;
      const counts = await tally(process.id);
      if (process.state === 'queued') await db.transaction(() => processes.begin(process.id));
      processes.progress(process.id, counts.total === 0 ? 1 : 1 - counts.open / counts.total);
      if (counts.open > 0) return;
      await processes.settle(process.id);
      await db.transaction(async () => {
        // It may have been cancelled meanwhile.
        if (await unfinished(of))
          await processes.end(process.id, { success: counts.refused === 0, words: summaryWords(counts) });
      });
    },
    /** Writes the progress before `stop` ends the process. Must be called outside of a transaction. */
    async settle({ processId }: Of): Promise<void> {
      if (processId !== null) await processes.settle(processId);
    },
    /** Ends an unfinished run early, in the open transaction; returns whether there was one. */
    async stop(of: Of, wordsOf: (done: number) => string): Promise<boolean> {
      const process = await unfinished(of);
      if (!process) return false;
      const { total, open } = await tally(process.id);
      await processes.end(process.id, { success: false, words: wordsOf(total - open) });
      return true;
    },
    /** Presents the current run, or the outcome of the last one. */
    async show({ processId }: Of): Promise<UptimeRobotRun | null> {
      if (processId === null) return null;
      const [process] = await db.current.select().from(processTable).where(eq(processTable.id, processId));
      if (!process) return null;
      const { total, open, refused } = await tally(processId);
      return {
        process_id: processId,
        is_under_way: process.state === 'queued' || process.state === 'running',
        done: total - open,
        total,
        refused,
        result: process.result,
      };
    },
  };
}

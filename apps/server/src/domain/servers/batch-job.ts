import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import { servers } from '../../db/schema.ts';
import { type Ending, jobKind } from '../../jobs/worker.ts';
import type { Processes } from '../processes/processes.ts';
import type { BatchTurn, BatchTurns } from './batch-turn.ts';
import type { Operations } from './operations.ts';
import { serverOperations } from './operations/registry.ts';

const payload = z.object({ processId: z.number().int() });
type Payload = z.output<typeof payload>;

/**
 * Limits per node, so that other servers there are not affected; in total, so that a worker remains free for single
 * operations; and per turn, so that fast operations do not crowd out the other work of the panel.
 */
const atOnce = { perNode: 3, total: 12, perTurn: 6 };

export interface BatchJobDeps {
  db: Database;
  turns: BatchTurns;
  operations: Operations;
  processes: Processes;
  /** The interval at which it checks for finished operations, in milliseconds. */
  paceMs: number;
}

/** Starts the operations of a batch gradually. The records show which were started, even after a crash. */
export function createBatchJob({ db, turns, operations, processes, paceMs }: BatchJobDeps) {
  const ending = ({ processId }: Payload, success: boolean, words: string): Ending => ({
    success,
    write: () => processes.end(processId, { success, words }),
  });

  /** Starts one operation and returns whether it is under way; a refusal is recorded as its result. */
  const startNext = ({ action, input }: BatchTurn, serverId: number, parentId: number) =>
    db.transaction(async () => {
      try {
        await operations.order(action, serverId, { input, parentId });
        return true;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const [server] = await db.current.select().from(servers).where(eq(servers.id, serverId));
        // A deleted server needs no record.
        if (!server) return false;
        const { name, nodeId } = server;
        const id = await processes.open({
          kind: action,
          command: `${serverOperations[action].verb} server ${name}`,
          serverId,
          nodeId,
          parentId,
        });
        await processes.end(id, { success: false, words: error.message });
        return false;
      }
    });

  return jobKind<Payload>({
    payload,
    async run(task, run) {
      const { processId } = task;
      const turn = await turns.read(processId);
      if (!turn) return ending(task, false, 'This batch no longer exists.');
      const { target, total, ended, busy } = turn;
      if (turn.state === 'queued') await db.transaction(() => processes.begin(processId));

      const isFull = (node: number | null) => (busy.get(node) ?? 0) >= atOnce.perNode;
      let inAll = [...busy.values()].reduce((sum, count) => sum + count, 0);
      const most = target !== null && isFull(target) ? 0 : Math.min(atOnce.perTurn, atOnce.total - inAll);
      const full = [...busy.keys()].flatMap((node) => (node !== null && isFull(node) ? [node] : []));
      const next = most > 0 ? await turns.next(processId, full, most) : [];
      let refused = 0;
      for (const { id, nodeId } of next) {
        const node = target ?? nodeId;
        if (isFull(node)) continue;
        run.signal.throwIfAborted();
        if (!(await startNext(turn, id, processId))) {
          refused += 1;
          continue;
        }
        busy.set(node, (busy.get(node) ?? 0) + 1);
        inAll += 1;
      }
      if (inAll > 0 || next.length > 0) {
        processes.progress(processId, ended / total);
        return { afterMs: refused > 0 ? 0 : paceMs, progress: {} };
      }
      const gone = total - (await turns.countThere(processId));
      await processes.settle(processId);
      return ending(task, turn.failed === 0, wordsOf(total, turn.failed, gone));
    },
    failed: (task, words) => ending(task, false, words),
  });
}

function wordsOf(total: number, failed: number, gone: number): string {
  const done = `${total - failed - gone} of ${total} servers are done.`;
  const rest = [failed > 0 && `${failed} failed.`, gone > 0 && `${gone} no longer there.`].filter(Boolean);
  return [done, ...rest].join(' ');
}

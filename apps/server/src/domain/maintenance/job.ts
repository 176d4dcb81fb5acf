import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { maintenanceNodes as items, processes } from '../../db/schema.ts';
import type { Postponement } from '../../jobs/queue.ts';
import { type Ending, jobKind } from '../../jobs/worker.ts';
import type { NodeMachines } from '../nodes/machines.ts';
import type { Batches } from '../servers/batches.ts';
import type { Maintenance } from './maintenance.ts';
import type { MaintenanceNodeRecord, MaintenanceRecord } from './present.ts';
import type { MaintenanceMessages } from './messages.ts';

const payload = z.object({ maintenanceId: z.number().int() });
type Payload = z.output<typeof payload>;

export interface MaintenanceJobDeps {
  db: Database;
  clock: Clock;
  machines: Pick<NodeMachines, 'restart'>;
  batches: Pick<Batches, 'restartOn'>;
  maintenance: Maintenance;
  tellings: MaintenanceMessages;
  /** The interval at which it checks for nodes that are done, in milliseconds. */
  paceMs: number;
}

/** Works on the nodes of a maintenance, wave by wave. The records show its progress, even after a crash. */
export function createMaintenanceJob(deps: MaintenanceJobDeps) {
  const { db, clock, machines, batches, maintenance, tellings, paceMs } = deps;
  const nothing: Ending = { success: true, write: async () => undefined };

  const read = (id: number) =>
    db.current
      .select({ item: items, process: processes })
      .from(items)
      .leftJoin(processes, eq(processes.id, items.processId))
      .where(eq(items.maintenanceId, id))
      .orderBy(asc(items.id));
  const put = async (item: MaintenanceNodeRecord, values: Partial<MaintenanceNodeRecord>) => {
    await db.current.update(items).set(values).where(eq(items.id, item.id));
    Object.assign(item, values);
  };

  /** Records the outcome of nodes whose process has ended. */
  const gather = async (id: number): Promise<MaintenanceNodeRecord[]> => {
    const all = await read(id);
    const ended = all.filter(
      ({ item, process }) => item.state === 'running' && process?.state !== 'queued' && process?.state !== 'running',
    );
    for (const { item, process } of ended) {
      const state = process?.state === 'succeeded' ? 'done' : 'failed';
      await put(item, { state, words: process?.result ?? 'Its process no longer exists.', endedAt: clock.now() });
    }
    if (ended.length > 0) await maintenance.tell(id);
    return all.map(({ item }) => item);
  };

  /** Starts the work on one node; a refusal is a result as well. */
  const begin = async ({ work }: MaintenanceRecord, item: MaintenanceNodeRecord, wave: number): Promise<void> => {
    const at = clock.now();
    const ended = (state: 'done' | 'failed', words: string) =>
      put(item, { state, words, wave, processId: null, startedAt: at, endedAt: at });
    if (item.nodeId === null) return ended('failed', 'This node no longer exists.');
    try {
      const { process } = await (work === 'restart_node' ? machines.restart : batches.restartOn)(item.nodeId);
      return await put(item, { state: 'running', wave, processId: process.id, words: null, startedAt: at });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // The conflict says that no server runs, so there is none to restart.
      const isDone = work === 'restart_servers' && error.code === 'conflict';
      return ended(isDone ? 'done' : 'failed', error.message);
    }
  };

  const pause = async (row: MaintenanceRecord, words: string): Promise<Ending> => {
    await maintenance.set(row.id, { state: 'paused', pausedWords: words });
    await tellings.paused(row, words);
    await maintenance.tell(row.id);
    return nothing;
  };

  /** Takes the next step; returns the delay until the one after it, or the ending. */
  const step = async (row: MaintenanceRecord): Promise<Ending | Postponement> => {
    const now = clock.now();
    const isPlanned = row.state === 'planned';
    if (isPlanned) {
      if (now >= row.endsAt) return pause(row, 'The panel was not running at that time.');
      await maintenance.set(row.id, { state: 'running', startedAt: now });
      await tellings.began(row);
    }
    const nodes = await gather(row.id);
    if (nodes.some(({ state }) => state === 'running')) return { afterMs: paceMs, progress: {} };
    // It was paused or called off, but work that was under way was left to finish.
    if (!isPlanned && row.state !== 'running') return nothing;

    const failed = nodes.filter(({ state }) => state === 'failed');
    if (failed.length > 0) return pause(row, failed.map(({ alias, words }) => `${alias}: ${words}`).join(' '));
    const waiting = nodes.filter(({ state }) => state === 'waiting');
    if (waiting.length === 0) {
      const left = nodes.flatMap(({ nodeId }) => nodeId ?? []);
      await maintenance.set(row.id, { state: 'done', endedAt: now, ...(await tellings.over(row, 'done', left)) });
      await maintenance.tell(row.id);
      return nothing;
    }
    if (now >= row.endsAt)
      return pause(row, `The planned time is over. Still waiting: ${waiting.map(({ alias }) => alias).join(', ')}.`);
    const wave = Math.max(0, ...nodes.map((node) => node.wave ?? 0)) + 1;
    for (const item of waiting.slice(0, row.waveSize)) await begin(row, item, wave);
    await maintenance.tell(row.id);
    return { afterMs: 0, progress: {} };
  };

  return jobKind<Payload>({
    payload,
    run: ({ maintenanceId }) =>
      db.transaction(async () => {
        const row = await maintenance.lock(maintenanceId);
        return row ? step(row) : nothing;
      }),
    failed: ({ maintenanceId }, words) => ({
      success: false,
      async write() {
        const row = await maintenance.lock(maintenanceId);
        if (row) await pause(row, words);
      },
    }),
  });
}

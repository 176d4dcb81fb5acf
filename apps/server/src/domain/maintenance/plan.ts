import { and, asc, eq, inArray } from 'drizzle-orm';
import type { MaintenanceResumption, MaintenanceState } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { maintenanceNodes as items } from '../../db/schema.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Audit } from '../audit/audit.ts';
import type { NodeMachines } from '../nodes/machines.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { found } from '../records/crud.ts';
import { refuseFields } from '../refuse-fields.ts';
import { type Maintenance, noun } from './maintenance.ts';
import type { MaintenanceRecord } from './present.ts';
import type { MaintenanceMessages } from './messages.ts';

export const maintenanceJobName = 'maintenance.run';

export interface MaintenancePlanDeps {
  db: Database;
  clock: Clock;
  queue: Queue;
  audit: Audit;
  nodes: Pick<Nodes, 'list'>;
  machines: Pick<NodeMachines, 'requireReach'>;
  maintenance: Maintenance;
  tellings: MaintenanceMessages;
}

/** The record of a node that is to be tried again. */
const anew = {
  state: 'waiting',
  wave: null,
  processId: null,
  words: null,
  startedAt: null,
  endedAt: null,
} as const;

export type MaintenancePlan = ReturnType<typeof createMaintenancePlan>;

/** The decisions of admins about a maintenance: to plan, pause, resume or cancel it. */
export function createMaintenancePlan(deps: MaintenancePlanDeps) {
  const { db, clock, queue, audit, nodes, machines, maintenance, tellings } = deps;

  const of = (id: number) => eq(items.maintenanceId, id);
  const nodeIdsOf = async (id: number): Promise<number[]> => {
    const rows = await db.current.select({ id: items.nodeId }).from(items).where(of(id)).orderBy(asc(items.id));
    return rows.flatMap((row) => row.id ?? []);
  };
  /** Changes the state of a maintenance, in an audited transaction. */
  const turn = (
    id: number,
    { from, to, refusal }: { from: readonly MaintenanceState[]; to: MaintenanceState; refusal: string },
    work: (row: MaintenanceRecord) => Promise<Partial<MaintenanceRecord>>,
  ): Promise<void> =>
    db.transaction(async () => {
      const row = found(noun, await maintenance.lock(id));
      if (!from.includes(row.state)) throw new AppError('conflict', refusal);
      await maintenance.set(id, { state: to, ...(await work(row)) });
      await audit.part(() =>
        audit.write({
          target: { kind: noun, id, name: row.title },
          before: { state: row.state },
          after: { state: to },
        }),
      );
      await maintenance.tell(id);
    });
  const enqueue = (id: number, runAfter?: Date) =>
    queue.enqueue({
      kind: maintenanceJobName,
      key: `maintenance:${id}`,
      payload: { maintenanceId: id },
      ...(runAfter && { runAfter }),
    });

  return {
    /** Announces a draft, and schedules its start. */
    plan: (id: number): Promise<void> =>
      turn(id, { from: ['draft'], to: 'planned', refusal: 'This maintenance is already planned.' }, async (row) => {
        if (row.startsAt <= clock.now())
          throw new AppError('conflict', 'The planned time has passed. Choose a time in the future.');
        const nodeIds = await nodeIdsOf(id);
        if (nodeIds.length === 0) throw new AppError('conflict', 'Its nodes no longer exist.');
        if (row.work === 'restart_node') for (const node of await nodes.list(nodeIds)) machines.requireReach(node);
        const kept = await tellings.planned(row, nodeIds);
        await enqueue(id, row.startsAt);
        return { ...kept, byName: audit.actor()?.name ?? row.byName };
      }),
    /** Stops before the next wave. */
    pause: (id: number): Promise<void> =>
      turn(id, { from: ['running'], to: 'paused', refusal: 'This maintenance is not in progress.' }, async (row) => {
        const words = `Stopped by ${audit.actor()?.name ?? 'an admin'}.`;
        await tellings.paused(row, words);
        return { pausedWords: words };
      }),
    /** Resumes the work, with or without the nodes that failed. */
    resume: (id: number, { failed, ends_at }: MaintenanceResumption): Promise<void> =>
      turn(id, { from: ['paused'], to: 'running', refusal: 'This maintenance is not paused.' }, async (row) => {
        const endsAt = ends_at === null ? row.endsAt : new Date(ends_at);
        refuseFields({ ends_at: endsAt <= clock.now() && 'Choose a time in the future' });
        await db.current
          .update(items)
          .set(failed === 'skip' ? { state: 'skipped' } : anew)
          .where(and(of(id), eq(items.state, 'failed')));
        await tellings.resumed(row, endsAt);
        await enqueue(id);
        return { pausedWords: null, endsAt, startedAt: row.startedAt ?? clock.now() };
      }),
    /** Skips the nodes that wait or have failed, and notifies everyone who was told of the maintenance. */
    cancel: (id: number): Promise<void> =>
      turn(
        id,
        { from: ['planned', 'paused'], to: 'canceled', refusal: 'Pause this maintenance before you cancel it.' },
        async (row) => {
          await db.current
            .update(items)
            .set({ state: 'skipped' })
            .where(and(of(id), inArray(items.state, ['waiting', 'failed'])));
          const kept = await tellings.over(row, 'canceled', await nodeIdsOf(id));
          return { ...kept, pausedWords: null, endedAt: clock.now() };
        },
      ),
  };
}

import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Contract, ParsedOf } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { nodeReboots as table, nodes as nodeTable } from '../../db/schema.ts';
import type { Queue } from '../../jobs/queue.ts';
import { jobKind } from '../../jobs/worker.ts';
import type { Audit } from '../audit/audit.ts';
import { found } from '../records/crud.ts';
import { refuseFields } from '../refuse-fields.ts';
import type { NodeMachines } from './machines.ts';
import type { Nodes } from './nodes.ts';
import type { Reboots } from './reboots.ts';

type Plan = ParsedOf<Contract['adminReboots']['plan']>['body'];

export const rebootJobName = 'node.reboot';
const payload = z.object({ rebootId: z.number().int() });

const minute = 60_000;
const farthest = 365 * 24 * 60 * minute;
/** How late a panel that was down still reboots a node; later, the node's users would not expect it. */
const graceMs = 30 * minute;
const missedWords = 'The panel was not running at that time.';
const noun = 'reboot';

export interface RebootPlanDeps {
  db: Database;
  clock: Clock;
  queue: Queue;
  audit: Audit;
  nodes: Nodes;
  reboots: Reboots;
  machines: NodeMachines;
}

export type RebootPlan = ReturnType<typeof createRebootPlan>;

/** Restarts of nodes at a later time. */
export function createRebootPlan({ db, clock, queue, audit, nodes, reboots, machines }: RebootPlanDeps) {
  const aliasOf = async (nodeId: number) => (await nodes.find(nodeId))?.alias ?? '';

  return {
    /** Plans a reboot of each node, one after the other. */
    async plan({ node_ids, at, gap_minutes, reason }: Plan, by: { name: string }): Promise<void> {
      const first = new Date(at).getTime();
      const now = clock.now().getTime();
      refuseFields({
        at:
          (first <= now && 'Choose a time in the future') ||
          (first > now + farthest && 'Choose a time within the next year'),
      });
      await db.transaction(async () => {
        const ids = [...new Set(node_ids)];
        const known = await db.current
          .select({ id: nodeTable.id, alias: nodeTable.alias })
          .from(nodeTable)
          .where(inArray(nodeTable.id, ids));
        refuseFields({ node_ids: known.length < ids.length && 'Choose existing nodes' });
        for (const id of ids) machines.requireReach(found('node', await nodes.find(id)));
        const rows = await db.current
          .insert(table)
          .values(
            ids.map((nodeId, index) => ({
              nodeId,
              cause: 'planned' as const,
              state: 'planned' as const,
              at: new Date(first + index * gap_minutes * minute),
              reason,
              byName: by.name,
            })),
          )
          .returning();
        for (const { id, at: runAfter } of rows)
          await queue.enqueue({ kind: rebootJobName, key: `reboot:${id}`, payload: { rebootId: id }, runAfter });
        const names = ids.map((id) => known.find((node) => node.id === id)?.alias);
        await audit.write({
          target: { kind: noun, name: names.join(', ') },
          after: { nodes: names, at, gap_minutes, reason },
        });
        await reboots.announcePlans();
      });
    },
    /** Cancels a reboot that has not begun. */
    cancel: (id: number): Promise<void> =>
      db.transaction(async () => {
        const { nodeId, at } = found(noun, await reboots.find(id));
        const rows = await db.current
          .delete(table)
          .where(and(eq(table.id, id), eq(table.state, 'planned')))
          .returning({ id: table.id });
        if (rows.length === 0) throw new AppError('conflict', 'This reboot is no longer planned.');
        await audit.write({
          target: { kind: noun, id, name: await aliasOf(nodeId) },
          before: { at: at.toISOString() },
        });
        await reboots.announcePlans();
      }),
    /** The job that restarts a node at the planned time. */
    job: jobKind<z.output<typeof payload>>({
      payload,
      async run({ rebootId }) {
        const nothing = { success: true, write: async () => undefined };
        const row = await reboots.find(rebootId);
        if (row?.state !== 'planned') return nothing;
        const ending = (values: Parameters<Reboots['settle']>[1]) => ({
          success: false,
          write: async () => void (await reboots.settle(rebootId, values)),
        });
        if (clock.now().getTime() > row.at.getTime() + graceMs) return ending({ state: 'missed', words: missedWords });
        try {
          await machines.restart(row.nodeId, rebootId);
          return nothing;
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          return ending({ state: 'failed', words: error.message });
        }
      },
      failed: ({ rebootId }, words) => ({
        success: false,
        write: async () => void (await reboots.settle(rebootId, { state: 'failed', words })),
      }),
    }),
  };
}

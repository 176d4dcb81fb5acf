import { z } from 'zod';
import { bodyId, instant } from './common.ts';

/** Why a node restarted: somebody asked for it at once, it was planned, or nobody asked the panel for it. */
export const nodeRebootCauses = ['request', 'planned', 'unplanned'] as const;

/** A planned one is `missed` when the panel did not run at its time. */
export const nodeRebootStates = ['planned', 'running', 'done', 'failed', 'missed'] as const;
export type NodeRebootState = (typeof nodeRebootStates)[number];

/** So many minutes may lie between two nodes of a plan. */
const longestGap = 24 * 60;

export const nodeRebootPlan = z.object({
  node_ids: z.array(bodyId).min(1, 'Choose a node').max(100, 'At most 100 nodes at once'),
  /** When the first of them restarts. */
  at: instant,
  /** Minutes from each to the next, in the order in which they were sent; 0 restarts all of them at once. */
  gap_minutes: z.number().int().min(0, 'At least 0').max(longestGap, `At most ${longestGap}`).default(0),
  /** What it is good for; it is in the log. */
  reason: z.string().trim().max(200, 'At most 200 characters').default(''),
});
export type NodeRebootPlan = z.input<typeof nodeRebootPlan>;

/** A restart of a node's machine, past or planned. */
export const nodeRebootRow = z.object({
  id: z.number().int(),
  node: z.object({ id: z.number().int(), alias: z.string() }),
  cause: z.enum(nodeRebootCauses),
  state: z.enum(nodeRebootStates),
  /** When it is planned for, was asked for, or was noticed to have happened. */
  at: instant,
  /** From the order until the node answered again; null where that is not known. */
  seconds: z.number().nullable(),
  reason: z.string(),
  /** Who asked for it or planned it; null where nobody did. */
  by: z.string().nullable(),
  /** Its process; null where there is none. */
  process_id: z.number().int().nullable(),
  /** Why it failed or was missed, in words. */
  message: z.string().nullable(),
});
export type NodeRebootRow = z.infer<typeof nodeRebootRow>;

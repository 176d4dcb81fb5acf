import { z } from 'zod';
import { bodyId, instant } from './common.ts';

/** The cause of a restart: requested, planned, or noticed without the panel's involvement. */
export const nodeRebootCauses = ['request', 'planned', 'unplanned'] as const;

/** A planned restart is `missed` when the panel was not running at its time. */
export const nodeRebootStates = ['planned', 'running', 'done', 'failed', 'missed'] as const;
export type NodeRebootState = (typeof nodeRebootStates)[number];

/** The longest gap between two nodes of a plan, in minutes. */
const longestGap = 24 * 60;

export const nodeRebootPlan = z.object({
  node_ids: z.array(bodyId).min(1, 'Choose a node').max(100, 'At most 100 nodes at once'),
  /** When the first node restarts. */
  at: instant,
  /** Minutes from each node to the next, in the order in which they were sent; 0 restarts all of them at once. */
  gap_minutes: z.number().int().min(0, 'At least 0').max(longestGap, `At most ${longestGap}`).default(0),
  /** The reason, for the log. */
  reason: z.string().trim().max(200, 'At most 200 characters').default(''),
});
export type NodeRebootPlan = z.input<typeof nodeRebootPlan>;

/** A restart of a node's machine, past or planned. */
export const nodeRebootRow = z.object({
  id: z.number().int(),
  node: z.object({ id: z.number().int(), alias: z.string() }),
  cause: z.enum(nodeRebootCauses),
  state: z.enum(nodeRebootStates),
  /** When it is planned for, was requested, or was noticed. */
  at: instant,
  /** From the order until the node responded again; null if unknown. */
  seconds: z.number().nullable(),
  reason: z.string(),
  /** The name of the user who requested or planned it; null if there was none. */
  by: z.string().nullable(),
  /** Its process; null if there is none. */
  process_id: z.number().int().nullable(),
  /** Why it failed or was missed, as a sentence. */
  message: z.string().nullable(),
});
export type NodeRebootRow = z.infer<typeof nodeRebootRow>;

import { z } from 'zod';
import { recordNumber } from './common.ts';
import { serverStatuses } from './server.ts';

/** What a command does to the servers of a node. */
export const commandActions = ['start', 'stop', 'restart'] as const;
export type CommandAction = (typeof commandActions)[number];

/** Why a server is left as it is. `unreachable`: its node did not respond last time; `stopped`: it is not running. */
export const skipReasons = ['busy', 'suspended', 'unreachable', 'running', 'stopped'] as const;
export type SkipReason = (typeof skipReasons)[number];

/** The most servers that a plan lists by name; its counts include all. */
export const mostPlanned = 50;

export const command = z.object({ action: z.enum(commandActions), node_id: recordNumber });

/** Identifies the servers of a plan and the state that each of them was in. */
const planKey = z.string().min(1).max(64);

export const commandRun = command.extend({ key: planKey });

const plannedServer = z.object({
  id: z.number().int(),
  name: z.string(),
  owner: z.object({ id: z.number().int(), name: z.string() }),
  status: z.enum(serverStatuses),
});
export type PlannedServer = z.infer<typeof plannedServer>;

const skippedServer = plannedServer.extend({ reason: z.enum(skipReasons) });
export type SkippedServer = z.infer<typeof skippedServer>;

/** What a command would do now. `key` identifies exactly that: a run that names it does this, or nothing. */
export const commandPlan = z.object({
  key: planKey,
  action: z.enum(commandActions),
  node: z.object({ id: z.number().int(), alias: z.string() }),
  /** The first servers by name; `reach.servers` counts all. */
  servers: z.array(plannedServer).max(mostPlanned),
  skipped: z.object({ count: z.number().int(), servers: z.array(skippedServer).max(mostPlanned) }),
  reach: z.object({
    servers: z.number().int(),
    /** How many users own the servers. */
    customers: z.number().int(),
    /** How many other users the owners share them with. */
    shared_with: z.number().int(),
    /** How many open tickets these customers have. */
    tickets: z.number().int(),
  }),
});
export type CommandPlan = z.infer<typeof commandPlan>;

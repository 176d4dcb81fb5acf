import { z } from 'zod';
import { recordNumber } from './common.ts';
import { serverStatuses } from './server.ts';

/** What a command does to the servers of a node. */
export const commandActions = ['start', 'stop', 'restart'] as const;
export type CommandAction = (typeof commandActions)[number];

/** Why a server is left as it is. `unreachable`: its node did not answer last; `stopped`: it does not run. */
export const skipReasons = ['busy', 'suspended', 'unreachable', 'running', 'stopped'] as const;
export type SkipReason = (typeof skipReasons)[number];

/** How many servers a plan names; it counts all. */
export const mostPlanned = 50;

export const command = z.object({ action: z.enum(commandActions), node_id: recordNumber });

/** Which servers a plan is about, and in which state each of them was. */
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

/** What a command would do now. `key` stands for exactly that: a run that names it does this, or nothing. */
export const commandPlan = z.object({
  key: planKey,
  action: z.enum(commandActions),
  node: z.object({ id: z.number().int(), alias: z.string() }),
  /** The first of them by name; `reach.servers` counts all. */
  servers: z.array(plannedServer).max(mostPlanned),
  skipped: z.object({ count: z.number().int(), servers: z.array(skippedServer).max(mostPlanned) }),
  reach: z.object({
    servers: z.number().int(),
    /** Who owns them. */
    customers: z.number().int(),
    /** Who else uses them, by what the owners share. */
    shared_with: z.number().int(),
    /** Tickets of these customers that are not closed. */
    tickets: z.number().int(),
  }),
});
export type CommandPlan = z.infer<typeof commandPlan>;

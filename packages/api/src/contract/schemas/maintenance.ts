import { z } from 'zod';
import { announcementRoles, audience } from './audience.ts';
import { bodyId, instant } from './common.ts';
import { fieldHints } from './field-hints.ts';
import { mailingStates } from './mailing.ts';
import { moment } from './period.ts';

/** The work on each node: a restart of its machine, or of the servers that run on it. */
export const maintenanceWorks = ['restart_node', 'restart_servers'] as const;
export type MaintenanceWork = (typeof maintenanceWorks)[number];

/**
 * A `paused` maintenance waits for an admin to continue it: a node failed, its time is over, or an admin stopped it.
 */
export const maintenanceStates = ['draft', 'planned', 'running', 'paused', 'done', 'canceled'] as const;
export type MaintenanceState = (typeof maintenanceStates)[number];

/** A `skipped` node was left as it was: it failed and was not retried, or the maintenance ended before its turn. */
export const maintenanceNodeStates = ['waiting', 'running', 'done', 'failed', 'skipped'] as const;
export type MaintenanceNodeState = (typeof maintenanceNodeStates)[number];

/** How customers are notified. */
export const maintenanceWays = ['status', 'mail', 'announcement'] as const;
export type MaintenanceWay = (typeof maintenanceWays)[number];

/** The most nodes of one maintenance, and of one wave. */
export const mostNodesOfMaintenance = 200;
const largestWave = 50;

const nodeIds = z
  .array(bodyId)
  .min(1, 'Choose a node')
  .max(mostNodesOfMaintenance, `At most ${mostNodesOfMaintenance} nodes`);
/**
 * A text for customers; if empty, it is drafted. `{{title}}`, `{{starts}}` and `{{ends}}` stand for the planned values.
 */
const told = (kind: 'long-text' | 'html', most: number) =>
  z
    .string()
    .trim()
    .max(most, `At most ${most.toLocaleString('en')} characters`)
    .default('')
    .register(fieldHints, { kind });

/** The fields that an admin fills in. */
export const maintenanceDraft = z.object({
  title: z.string().trim().min(1, 'Describe the work').max(100, 'At most 100 characters'),
  node_ids: nodeIds,
  work: z.enum(maintenanceWorks).default('restart_node'),
  /** How many nodes are worked on at once. */
  wave_size: z
    .number('Enter a number')
    .int('Enter a whole number')
    .min(1, 'At least 1')
    .max(largestWave, `At most ${largestWave}`)
    .default(1),
  starts_at: moment,
  /** No wave begins after this time. */
  ends_at: moment,
  tells: z.array(z.enum(maintenanceWays)).max(maintenanceWays.length, 'Use each only once').default(['status', 'mail']),
  audience: audience(announcementRoles).default(['customer', 'reseller']),
  status_text: told('long-text', 2000),
  mail_subject: z.string().trim().max(150, 'At most 150 characters').default(''),
  mail_text: told('html', 20_000),
  announcement_text: told('html', 20_000),
});
export type MaintenanceDraft = z.infer<typeof maintenanceDraft>;

/** A node of a maintenance; its id is null once the node is deleted. */
const maintenanceNode = z.object({ id: z.number().int().nullable(), alias: z.string() });

/** A maintenance as admins see it in their list. */
export const maintenanceRow = z.object({
  id: z.number().int(),
  title: z.string(),
  work: z.enum(maintenanceWorks),
  state: z.enum(maintenanceStates),
  nodes: z.array(maintenanceNode),
  /** How many of its nodes are done, and how many failed or were skipped. */
  done: z.number().int(),
  failed: z.number().int(),
  starts_at: instant,
  ends_at: instant,
  /** The name of the admin who planned or began it; it stays when the account is deleted. */
  by: z.string().nullable(),
  created_at: instant,
});
export type MaintenanceRow = z.infer<typeof maintenanceRow>;

/** The outcome for one node. */
export const maintenanceItem = maintenanceNode.extend({
  state: z.enum(maintenanceNodeStates),
  /** The number of its wave, from 1; null before its turn. */
  wave: z.number().int().nullable(),
  started_at: instant.nullable(),
  ended_at: instant.nullable(),
  process_id: z.number().int().nullable(),
  /** The outcome as a sentence. */
  message: z.string().nullable(),
});
export type MaintenanceItem = z.infer<typeof maintenanceItem>;

/** A mail about the maintenance, and its outcome. */
const maintenanceMail = z.object({
  id: z.number().int(),
  state: z.enum(mailingStates),
  recipients: z.number().int(),
  sent: z.number().int(),
  failed: z.number().int(),
});

export const maintenanceDetail = maintenanceRow.extend({
  ...maintenanceDraft.shape,
  items: z.array(maintenanceItem),
  /** Why it is paused, as a sentence; null when it is not. */
  paused: z.string().nullable(),
  started_at: instant.nullable(),
  ended_at: instant.nullable(),
  /** What and whom it affects, by the current servers of its nodes. */
  reach: z.object({
    servers: z.number().int(),
    running: z.number().int(),
    customers: z.number().int(),
    /** The nodes whose machines the panel cannot reach, and so cannot restart. */
    out_of_reach: z.array(z.string()),
  }),
  /** The messages to customers; null if not sent or deleted since. */
  told: z.object({
    status_entry_id: z.number().int().nullable(),
    announcement_id: z.number().int().nullable(),
    mail: maintenanceMail.nullable(),
    all_clear: maintenanceMail.nullable(),
  }),
});
export type MaintenanceDetail = z.infer<typeof maintenanceDetail>;

/** How a paused maintenance continues. */
export const maintenanceResumption = z.object({
  /** What happens with nodes that failed. */
  failed: z.enum(['retry', 'skip']),
  /** A later end; required once the planned one is over. */
  ends_at: moment.nullable().default(null),
});
export type MaintenanceResumption = z.infer<typeof maintenanceResumption>;

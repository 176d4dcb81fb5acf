import { z } from 'zod';
import { announcementRoles, audience } from './audience.ts';
import { bodyId, instant } from './common.ts';
import { fieldHints } from './field-hints.ts';
import { mailingStates } from './mailing.ts';
import { moment } from './period.ts';

/** What is done to each node: its machine restarts, or the servers that run on it do. */
export const maintenanceWorks = ['restart_node', 'restart_servers'] as const;
export type MaintenanceWork = (typeof maintenanceWorks)[number];

/** A `paused` one goes on when somebody says so: a node failed, its time is over, or an admin stopped it. */
export const maintenanceStates = ['draft', 'planned', 'running', 'paused', 'done', 'canceled'] as const;
export type MaintenanceState = (typeof maintenanceStates)[number];

/** A `skipped` node was left as it is: it failed and was not tried again, or the maintenance was ended before its turn. */
export const maintenanceNodeStates = ['waiting', 'running', 'done', 'failed', 'skipped'] as const;
export type MaintenanceNodeState = (typeof maintenanceNodeStates)[number];

/** Where customers are told. */
export const maintenanceWays = ['status', 'mail', 'announcement'] as const;
export type MaintenanceWay = (typeof maintenanceWays)[number];

/** So many nodes one maintenance is of, and so many of them at once. */
export const mostNodesOfMaintenance = 200;
const largestWave = 50;

const nodeIds = z
  .array(bodyId)
  .min(1, 'Choose a node')
  .max(mostNodesOfMaintenance, `At most ${mostNodesOfMaintenance} nodes`);
/** What customers read; left empty, it is drafted. `{{title}}`, `{{starts}}` and `{{ends}}` stand for what is planned. */
const told = (kind: 'long-text' | 'html', most: number) =>
  z
    .string()
    .trim()
    .max(most, `At most ${most.toLocaleString('en')} characters`)
    .default('')
    .register(fieldHints, { kind });

/** What an admin writes. */
export const maintenanceDraft = z.object({
  title: z.string().trim().min(1, 'Say what is done').max(100, 'At most 100 characters'),
  node_ids: nodeIds,
  work: z.enum(maintenanceWorks).default('restart_node'),
  /** So many nodes are worked on at once. */
  wave_size: z
    .number('Enter a number')
    .int('Enter a whole number')
    .min(1, 'At least 1')
    .max(largestWave, `At most ${largestWave}`)
    .default(1),
  starts_at: moment,
  /** No wave begins after it. */
  ends_at: moment,
  tells: z.array(z.enum(maintenanceWays)).max(maintenanceWays.length, 'Each of them once').default(['status', 'mail']),
  audience: audience(announcementRoles).default(['customer', 'reseller']),
  status_text: told('long-text', 2000),
  mail_subject: z.string().trim().max(150, 'At most 150 characters').default(''),
  mail_text: told('html', 20_000),
  announcement_text: told('html', 20_000),
});
export type MaintenanceDraft = z.infer<typeof maintenanceDraft>;

/** A node of a maintenance; its number is null once the node is gone. */
const maintenanceNode = z.object({ id: z.number().int().nullable(), alias: z.string() });

/** One as admins see it in their list. */
export const maintenanceRow = z.object({
  id: z.number().int(),
  title: z.string(),
  work: z.enum(maintenanceWorks),
  state: z.enum(maintenanceStates),
  nodes: z.array(maintenanceNode),
  /** How many of its nodes are done, and how many failed or were left as they are. */
  done: z.number().int(),
  failed: z.number().int(),
  starts_at: instant,
  ends_at: instant,
  /** Who planned it, or began to; stays when the account goes. */
  by: z.string().nullable(),
  created_at: instant,
});
export type MaintenanceRow = z.infer<typeof maintenanceRow>;

/** What came of one node. */
export const maintenanceItem = maintenanceNode.extend({
  state: z.enum(maintenanceNodeStates),
  /** The wave that it was in, from 1; null before its turn. */
  wave: z.number().int().nullable(),
  started_at: instant.nullable(),
  ended_at: instant.nullable(),
  process_id: z.number().int().nullable(),
  /** What came of it, in words. */
  message: z.string().nullable(),
});
export type MaintenanceItem = z.infer<typeof maintenanceItem>;

/** A mail of it, and what came of that. */
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
  /** Why it is paused, in words; null when it is not. */
  paused: z.string().nullable(),
  started_at: instant.nullable(),
  ended_at: instant.nullable(),
  /** Whom it reaches, by what is on its nodes now. */
  reach: z.object({
    servers: z.number().int(),
    running: z.number().int(),
    customers: z.number().int(),
    /** The nodes whose machines the panel does not reach, so that it cannot restart them. */
    out_of_reach: z.array(z.string()),
  }),
  /** What was told; null where it was not, or what told it has been deleted. */
  told: z.object({
    status_entry_id: z.number().int().nullable(),
    announcement_id: z.number().int().nullable(),
    mail: maintenanceMail.nullable(),
    all_clear: maintenanceMail.nullable(),
  }),
});
export type MaintenanceDetail = z.infer<typeof maintenanceDetail>;

/** How one that is paused goes on. */
export const maintenanceResumption = z.object({
  /** What becomes of nodes that failed. */
  failed: z.enum(['retry', 'skip']),
  /** A later end; needed once the planned one is over. */
  ends_at: moment.nullable().default(null),
});
export type MaintenanceResumption = z.infer<typeof maintenanceResumption>;

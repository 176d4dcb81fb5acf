import { z } from 'zod';
import { instant } from './common.ts';
import { statusEntryKinds, statusEntryStates, statusUpdate } from './status-entry.ts';
import { uptimeDay } from './uptime.ts';

/** The state of a node, as its users see it; `unknown` while it is not monitored. */
export const statusStates = ['up', 'down', 'unknown'] as const;
export type StatusState = (typeof statusStates)[number];

const named = z.object({ id: z.number().int(), name: z.string() });
const statusNodeName = z.object({ id: z.number().int(), alias: z.string() });
/** The viewer's servers on the node, both owned and shared ones. */
const affected = z.array(named);

/** A node, without any detail about its machine. */
export const statusNode = statusNodeName.extend({
  region: z.string().nullable(),
  state: z.enum(statusStates),
  /** Since when it is up or down; null if unknown. */
  since: instant.nullable(),
  /** The percentage of successful checks in the last 90 days; null before the first one. */
  uptime_90d: z.number().nullable(),
  /** Days with checks, oldest first, 90 at most. */
  days: z.array(uptimeDay),
  servers: affected,
});
export type StatusNode = z.infer<typeof statusNode>;

/** A period in which a node was down. */
export const statusIncident = z.object({
  id: z.number().int(),
  node: statusNodeName,
  began_at: instant,
  /** Null while it is down. */
  ended_at: instant.nullable(),
  servers: affected,
});
export type StatusIncident = z.infer<typeof statusIncident>;

/** A planned restart of a node. */
export const statusMaintenance = z.object({
  id: z.number().int(),
  node: statusNodeName,
  at: instant,
  servers: affected,
});
export type StatusMaintenance = z.infer<typeof statusMaintenance>;

/** An entry published by admins. */
export const statusEntry = z.object({
  id: z.number().int(),
  kind: z.enum(statusEntryKinds),
  title: z.string(),
  text: z.string(),
  state: z.enum(statusEntryStates),
  /** Whether everything is affected; no nodes and servers are listed then. */
  is_everywhere: z.boolean(),
  /** The affected nodes that the viewer may see. */
  nodes: z.array(statusNodeName),
  servers: affected,
  starts_at: instant,
  ends_at: instant.nullable(),
  /** Newest first. */
  updates: z.array(statusUpdate),
});
export type StatusEntry = z.infer<typeof statusEntry>;

/** The status page of a viewer. */
export const statusOverview = z.object({
  /** How many of the nodes that the viewer may see are in each state. */
  nodes: z.object({ up: z.number().int(), down: z.number().int(), unknown: z.number().int() }),
  /** The nodes of the viewer's servers, those that are down first; at most 50. */
  own: z.array(statusNode),
  /** Open entries first, then those that ended in the last 14 days, newest first; at most 50. */
  entries: z.array(statusEntry),
  /** Those of the last 90 days, open ones first, then the newest; at most 50. */
  incidents: z.array(statusIncident),
  /** In chronological order; at most 50. */
  maintenance: z.array(statusMaintenance),
  /** The CDN hosts through which servers may be reached. */
  cdn: z.array(named.extend({ state: z.enum(statusStates) })),
  /** Whether the viewer is notified when a node of their servers goes down and when it is back. */
  is_subscribed: z.boolean(),
});
export type StatusOverview = z.infer<typeof statusOverview>;

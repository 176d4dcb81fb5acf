import { z } from 'zod';
import { instant } from './common.ts';
import { statusEntryKinds, statusEntryStates, statusUpdate } from './status-entry.ts';
import { uptimeDay } from './uptime.ts';

/** How a node does, as its users are told; `unknown` while nobody checks it. */
export const statusStates = ['up', 'down', 'unknown'] as const;
export type StatusState = (typeof statusStates)[number];

const named = z.object({ id: z.number().int(), name: z.string() });
const statusNodeName = z.object({ id: z.number().int(), alias: z.string() });
/** The viewer's servers that are on the node, own and shared ones. */
const affected = z.array(named);

/** A node, without anything about its machine. */
export const statusNode = statusNodeName.extend({
  region: z.string().nullable(),
  state: z.enum(statusStates),
  /** Since when it is up or down; null where that is not known. */
  since: instant.nullable(),
  /** The share of checks that succeeded in 90 days, in per cent; null before the first. */
  uptime_90d: z.number().nullable(),
  /** Days with checks, oldest first, 90 at most. */
  days: z.array(uptimeDay),
  servers: affected,
});
export type StatusNode = z.infer<typeof statusNode>;

/** A time in which a node was down. */
export const statusIncident = z.object({
  id: z.number().int(),
  node: statusNodeName,
  began_at: instant,
  /** Null while it is down. */
  ended_at: instant.nullable(),
  servers: affected,
});
export type StatusIncident = z.infer<typeof statusIncident>;

/** A restart of a node that is planned. */
export const statusMaintenance = z.object({
  id: z.number().int(),
  node: statusNodeName,
  at: instant,
  servers: affected,
});
export type StatusMaintenance = z.infer<typeof statusMaintenance>;

/** What an admin tells of. */
export const statusEntry = z.object({
  id: z.number().int(),
  kind: z.enum(statusEntryKinds),
  title: z.string(),
  text: z.string(),
  state: z.enum(statusEntryStates),
  /** Everything is affected; no nodes and servers are named then. */
  is_everywhere: z.boolean(),
  /** Those that the viewer may know of. */
  nodes: z.array(statusNodeName),
  servers: affected,
  starts_at: instant,
  ends_at: instant.nullable(),
  /** Newest first. */
  updates: z.array(statusUpdate),
});
export type StatusEntry = z.infer<typeof statusEntry>;

/** What a viewer's page of the status begins with. */
export const statusOverview = z.object({
  /** How many of the nodes that the viewer may see are in which state. */
  nodes: z.object({ up: z.number().int(), down: z.number().int(), unknown: z.number().int() }),
  /** The nodes of the viewer's servers, those that are down first; 50 at most. */
  own: z.array(statusNode),
  /** Those that are not over, then those that ended in the last 14 days, the newest first; 50 at most. */
  entries: z.array(statusEntry),
  /** Of the last 90 days: those under way first, then the newest; 50 at most. */
  incidents: z.array(statusIncident),
  /** In their order; 50 at most. */
  maintenance: z.array(statusMaintenance),
  /** The CDN hosts that servers may be reached by. */
  cdn: z.array(named.extend({ state: z.enum(statusStates) })),
  /** Whether the viewer is notified when a node of theirs goes down, and when it is back. */
  is_subscribed: z.boolean(),
});
export type StatusOverview = z.infer<typeof statusOverview>;

import { z } from 'zod';
import { instant, recordVersion } from './common.ts';
import { fieldHints } from './field-hints.ts';
import { robotWatch } from './uptime-robot.ts';

/**
 * How the panel checks a node: whether a port accepts connections, a web address responds, or the host responds to a
 * ping.
 */
export const uptimeKinds = ['tcp', 'http', 'ping'] as const;
export type UptimeKind = (typeof uptimeKinds)[number];

/** `pending` until the first check; `paused` while its monitor is switched off. */
export const uptimeStates = ['up', 'down', 'pending', 'paused'] as const;
export type UptimeState = (typeof uptimeStates)[number];
export const uptimeCoverage = [...uptimeStates, 'unmonitored'] as const;
export type UptimeCoverage = (typeof uptimeCoverage)[number];

/** How many days are kept, today included. */
export const uptimeDays = 90;

const interval = z.number().int().min(1, 'At least 1 minute').max(60, 'At most 60 minutes');

/** A UTC day of a node. */
export const uptimeDay = z.object({
  day: z.iso.date().meta({ examples: ['2026-11-26'] }),
  checks: z.number().int(),
  failures: z.number().int(),
  /** How long it was down while it was monitored. */
  seconds_down: z.number().int(),
});
export type UptimeDay = z.infer<typeof uptimeDay>;

const watched = z.object({
  /** The percentage of successful checks in the last 90 days; null before the first one. */
  uptime_90d: z.number().nullable(),
  /** When it entered its current state; null before the first check. */
  since: instant.nullable(),
  last_checked_at: instant.nullable(),
  /** Why the last check failed, as a sentence; null when it succeeded. */
  last_error: z.string().nullable(),
  /** Days with checks, oldest first, 90 at most. */
  days: z.array(uptimeDay),
});

/** The monitor of a node; a node has one at most. */
export const uptimeMonitor = watched.extend({
  node: z.object({ id: z.number().int(), alias: z.string() }),
  kind: z.enum(uptimeKinds),
  /** The kinds to choose from: some machines cannot send pings. */
  kinds: z.array(z.enum(uptimeKinds)),
  /** What is checked: a host with its port, a web address, or a host. */
  address: z.string(),
  /** For `tcp`. */
  port: z.number().int().nullable(),
  /** For `http`. */
  url: z.string().nullable(),
  interval_minutes: z.number().int(),
  timeout_seconds: z.number().int(),
  is_enabled: z.boolean(),
  state: z.enum(uptimeStates),
  version: recordVersion,
});
export type UptimeMonitor = z.infer<typeof uptimeMonitor>;

/** A node in the list of monitors. */
export const uptimeRow = watched.extend({
  /** The id of the node. */
  id: z.number().int(),
  alias: z.string(),
  state: z.enum(uptimeCoverage),
  /** What is checked; null when the node is not monitored. */
  address: z.string().nullable(),
  interval_minutes: z.number().int().nullable(),
  /** Null without an account at UptimeRobot. */
  robot: robotWatch.nullable(),
});
export type UptimeRow = z.infer<typeof uptimeRow>;

/** What a monitor checks, and how often. */
export const uptimeDraft = z.object({
  kind: z.enum(uptimeKinds),
  /** The port on the address at which customers reach the node; for `tcp`. */
  port: z
    .number()
    .int()
    .min(1, 'Enter a port between 1 and 65535')
    .max(65_535, 'Enter a port between 1 and 65535')
    .nullable()
    .default(null),
  /** The web address to check, for `http`; a status below 400 counts as up. */
  url: z
    .url({ protocol: /^https?$/, error: 'Enter an address that begins with https:// or http://' })
    .max(500, 'At most 500 characters')
    .nullable()
    .default(null),
  interval_minutes: interval.register(fieldHints, { unit: 'min' }),
  timeout_seconds: z
    .number()
    .int()
    .min(1, 'At least 1 second')
    .max(30, 'At most 30 seconds')
    .register(fieldHints, { unit: 's' }),
  is_enabled: z.boolean(),
});
export type UptimeDraft = z.input<typeof uptimeDraft>;

/** The defaults for new monitors. */
export const uptimeDefaults = z.object({ interval_minutes: interval });

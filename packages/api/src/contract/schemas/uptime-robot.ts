import { z } from 'zod';
import { instant } from './common.ts';
import { fieldHints } from './field-hints.ts';

/** The status of a node at UptimeRobot; `unknown` also stands for statuses that are new. */
export const robotStatuses = ['up', 'down', 'paused', 'pending', 'unknown'] as const;
export type RobotStatus = (typeof robotStatuses)[number];

/** The same, or why there is none; `refused` if UptimeRobot does not accept a monitor of the node. */
export const robotStates = [...robotStatuses, 'adding', 'removing', 'refused', 'none'] as const;
export type RobotState = (typeof robotStates)[number];

/** The calls per minute that UptimeRobot’s free plan allows. */
export const usualRobotCalls = 10;

/** The fields of the UptimeRobot account that an admin fills in. */
export const uptimeRobotDraft = z.object({
  /** The main key, which may read and write; if omitted, the stored one is kept. */
  api_key: z
    .string()
    .max(200, 'At most 200 characters')
    .regex(/^[\x21-\x7e]*$/, 'Enter a key without spaces')
    .register(fieldHints, { kind: 'password' })
    .optional(),
  /** The calls per minute that the account’s plan allows. */
  calls_per_minute: z.number().int().min(1, 'At least 1').max(5000, 'At most 5000'),
});
export type UptimeRobotDraft = z.infer<typeof uptimeRobotDraft>;

/** The progress of adding all nodes, or the outcome of the last run. */
export const uptimeRobotRun = z.object({
  process_id: z.number().int(),
  is_under_way: z.boolean(),
  done: z.number().int(),
  total: z.number().int(),
  refused: z.number().int(),
  /** The outcome as a sentence; empty until then. */
  result: z.string(),
});
export type UptimeRobotRun = z.infer<typeof uptimeRobotRun>;

/** The installation’s UptimeRobot account. Its key is not included. */
export const uptimeRobotAccount = z.object({
  calls_per_minute: z.number().int(),
  nodes: z.number().int(),
  /** How many nodes UptimeRobot watches. */
  watched: z.number().int(),
  /** When its monitors were last read; null if never. */
  read_at: instant.nullable(),
  /** Why reading has failed since, as a sentence, and when. */
  failure: z.string().nullable(),
  failed_at: instant.nullable(),
  run: uptimeRobotRun.nullable(),
});
export type UptimeRobotAccount = z.infer<typeof uptimeRobotAccount>;

/** Whether a node is watched by UptimeRobot as well. */
export const robotWatch = z.object({
  state: z.enum(robotStates),
  /** When UptimeRobot reported it; null if never. */
  read_at: instant.nullable(),
  /** Why it was refused, as a sentence. */
  message: z.string().nullable(),
});
export type RobotWatch = z.infer<typeof robotWatch>;

import { z } from 'zod';
import { instant } from './common.ts';
import { fieldHints } from './field-hints.ts';

/** What UptimeRobot says of a node; `unknown` also for words that are new. */
export const robotStatuses = ['up', 'down', 'paused', 'pending', 'unknown'] as const;
export type RobotStatus = (typeof robotStatuses)[number];

/** The same, or why it says nothing; `refused` where it takes no monitor of the node. */
export const robotStates = [...robotStatuses, 'adding', 'removing', 'refused', 'none'] as const;
export type RobotState = (typeof robotStates)[number];

/** What UptimeRobot’s free plan takes. */
export const usualRobotCalls = 10;

/** What an admin writes of the account at UptimeRobot. */
export const uptimeRobotDraft = z.object({
  /** The main key, which may read and write; left out, the one that is kept. */
  api_key: z
    .string()
    .max(200, 'At most 200 characters')
    .regex(/^[\x21-\x7e]*$/, 'Enter a key without spaces')
    .register(fieldHints, { kind: 'password' })
    .optional(),
  /** So many calls the account’s plan allows. */
  calls_per_minute: z.number().int().min(1, 'At least one').max(5000, 'At most 5000'),
});
export type UptimeRobotDraft = z.infer<typeof uptimeRobotDraft>;

/** How far the adding of all nodes is, or what came of it last. */
export const uptimeRobotRun = z.object({
  process_id: z.number().int(),
  is_under_way: z.boolean(),
  done: z.number().int(),
  total: z.number().int(),
  refused: z.number().int(),
  /** What came of it, in words; empty until then. */
  result: z.string(),
});
export type UptimeRobotRun = z.infer<typeof uptimeRobotRun>;

/** The house’s account at UptimeRobot. Its key is no part of it. */
export const uptimeRobotAccount = z.object({
  calls_per_minute: z.number().int(),
  nodes: z.number().int(),
  /** How many of them UptimeRobot watches. */
  watched: z.number().int(),
  /** When it told of its monitors last; null when it never did. */
  read_at: instant.nullable(),
  /** Why it could not be read since, in words, and when that was. */
  failure: z.string().nullable(),
  failed_at: instant.nullable(),
  run: uptimeRobotRun.nullable(),
});
export type UptimeRobotAccount = z.infer<typeof uptimeRobotAccount>;

/** Whether UptimeRobot watches a node too. */
export const robotWatch = z.object({
  state: z.enum(robotStates),
  /** When it said so; null when it did not. */
  read_at: instant.nullable(),
  /** Why it was refused, in words. */
  message: z.string().nullable(),
});
export type RobotWatch = z.infer<typeof robotWatch>;

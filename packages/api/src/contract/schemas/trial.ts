import { z } from 'zod';
import { instant } from './common.ts';
import { serverTypes } from './server.ts';

export const trialStates = ['open', 'approved', 'declined'] as const;
export type TrialState = (typeof trialStates)[number];

const named = z.object({ id: z.number().int(), name: z.string() });

/** A request for a trial, as admins see it. */
export const trial = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  product: named,
  type: z.enum(serverTypes),
  note: z.string(),
  state: z.enum(trialStates),
  created_at: instant,
  /** What was decided, by whom; absent while it is open. */
  decision: z
    .object({
      by: z.string(),
      at: instant,
      /** Of a declined one. */
      reason: z.string(),
      /** Of an approved one: what was given instead of what was asked, for how long, where. */
      product: named.nullable(),
      days: z.number().int().nullable(),
      node: named.nullable(),
      server: named.extend({ status: z.string() }).nullable(),
      ends_at: instant.nullable(),
      /** True once the time is over and the server was stopped for it. */
      ended: z.boolean(),
    })
    .nullable(),
});
export type Trial = z.infer<typeof trial>;

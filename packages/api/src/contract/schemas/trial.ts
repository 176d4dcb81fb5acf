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
  /** The decision and who made it; absent while the request is open. */
  decision: z
    .object({
      by: z.string(),
      at: instant,
      /** The reason of a declined request. */
      reason: z.string(),
      /** The product, duration and node of an approved request, which may differ from what was requested. */
      product: named.nullable(),
      days: z.number().int().nullable(),
      node: named.nullable(),
      server: named.extend({ status: z.string() }).nullable(),
      ends_at: instant.nullable(),
      /** Whether the time is over and the server was stopped because of it. */
      ended: z.boolean(),
    })
    .nullable(),
});
export type Trial = z.infer<typeof trial>;

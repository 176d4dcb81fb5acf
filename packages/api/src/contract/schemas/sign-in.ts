import { z } from 'zod';
import { factorKind } from './factor.ts';
import { user } from './user.ts';

/** A session that was opened (spec §4). */
export const openedSession = z.object({
  token: z.string(),
  user,
  return_key: z.string().optional(),
  redirect_url: z.string().optional(),
});
export type OpenedSession = z.infer<typeof openedSession>;

/** In place of a session: the password was right, the second factor is still to come. */
export const challengedSession = z.object({
  second_factor: z.object({
    /** Handed back with the proof. */
    challenge: z.string(),
    methods: z.array(factorKind),
    /** How long it may take. */
    seconds: z.number().int(),
  }),
});
export type ChallengedSession = z.infer<typeof challengedSession>;

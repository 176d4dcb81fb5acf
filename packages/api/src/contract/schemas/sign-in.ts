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

/** Instead of a session: the password was correct, but the second factor is still required. */
export const challengedSession = z.object({
  second_factor: z.object({
    /** To be sent along with the second factor. */
    challenge: z.string(),
    methods: z.array(factorKind),
    /** The time left for it. */
    seconds: z.number().int(),
  }),
});
export type ChallengedSession = z.infer<typeof challengedSession>;

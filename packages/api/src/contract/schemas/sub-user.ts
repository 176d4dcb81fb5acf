import { z } from 'zod';
import { serverRights } from '../define.ts';
import { bodyId, instant } from './common.ts';

/** A sub-user's rights on one server. */
const sharedServer = z.object({ id: z.number().int(), name: z.string(), rights: z.array(z.enum(serverRights)) });
export type SharedServer = z.infer<typeof sharedServer>;

/** A user who uses a customer's servers with an account of their own. */
export const subUser = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  servers: z.array(sharedServer),
  created_at: instant,
  /** When they last used the panel; null without an open session. */
  last_seen_at: instant.nullable(),
});
export type SubUser = z.infer<typeof subUser>;

/** An open invitation to become a sub-user. */
export const subUserInvitation = z.object({
  id: z.number().int(),
  email: z.string(),
  servers: z.array(sharedServer),
  created_at: instant,
  expires_at: instant,
  expired: z.boolean(),
});
export type SubUserInvitation = z.infer<typeof subUserInvitation>;

/** Rights by server; one without rights is not shared. `view` comes with every other right. */
export const rightsByServer = z
  .array(
    z.object({
      id: bodyId,
      rights: z.array(z.enum(serverRights)).max(serverRights.length),
    }),
  )
  .max(200, 'At most 200 servers');

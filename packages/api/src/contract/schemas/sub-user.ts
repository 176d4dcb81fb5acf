import { z } from 'zod';
import { serverRights } from '../define.ts';
import { bodyId, instant } from './common.ts';

/** What a sub-user may do with one server. */
const sharedServer = z.object({ id: z.number().int(), name: z.string(), rights: z.array(z.enum(serverRights)) });
export type SharedServer = z.infer<typeof sharedServer>;

/** Somebody who uses a customer's servers with an account of their own. */
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

/** Somebody who was asked and has not answered. */
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

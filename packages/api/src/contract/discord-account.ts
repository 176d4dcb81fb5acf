import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { done } from './schemas/common.ts';
import { discordAccount as accountSchema, discordReturn } from './schemas/discord.ts';

const path = '/api/customer/account/discord';
const own = { who: 'customer', owner: 'self', source: 'screens' } as const;
/** A conformance run cannot sign in to Discord. */
const sample = { needs: 'an application registered with Discord' } as const;
const connected = { needs: 'an account connected to Discord' } as const;

/** The caller’s own Discord account, by which roles are given there. */
export const discordAccount = defineEndpoints({
  show: {
    ...own,
    method: 'GET',
    path,
    response: z.object({
      /** Whether any guild gives roles to users. */
      is_offered: z.boolean(),
      account: accountSchema.nullable(),
    }),
    summary: 'Returns the caller’s Discord account with its roles; null until it is connected.',
  },
  connect: {
    ...own,
    method: 'POST',
    path: `${path}/start`,
    unaudited: true,
    sample,
    response: done.extend({ url: z.string() }),
    summary: 'Returns the Discord page on which the caller signs in; valid for ten minutes.',
  },
  finish: {
    ...own,
    method: 'POST',
    path,
    body: discordReturn,
    sample,
    response: done,
    summary: 'Connects the Discord account with which the caller signed in; 409 if another user has connected it.',
  },
  syncRoles: {
    ...own,
    method: 'POST',
    path: `${path}/roles`,
    unaudited: true,
    sample: connected,
    response: done,
    summary: 'Assigns the caller’s roles again: in Discord servers joined since, or where a role was lost.',
  },
  disconnect: {
    ...own,
    method: 'DELETE',
    path,
    sample: connected,
    response: done,
    summary: 'Disconnects the caller’s Discord account and takes its roles back.',
  },
});

import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { done } from './schemas/common.ts';
import { discordAccount as accountSchema, discordReturn } from './schemas/discord.ts';

const path = '/api/customer/account/discord';
const own = { who: 'customer', owner: 'self', source: 'screens' } as const;
/** A conformance run cannot sign in to Discord. */
const sample = { needs: 'an application that is registered with Discord' } as const;
const connected = { needs: 'an account that is connected with Discord' } as const;

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
    summary: 'The caller’s account at Discord with its roles; null until it is connected.',
  },
  connect: {
    ...own,
    method: 'POST',
    path: `${path}/start`,
    unaudited: true,
    sample,
    response: done.extend({ url: z.string() }),
    summary: 'Answers the page of Discord on which the caller signs in; it leads back within ten minutes.',
  },
  finish: {
    ...own,
    method: 'POST',
    path,
    body: discordReturn,
    sample,
    response: done,
    summary:
      'Connects the account with which the caller signed in; one that another user has connected is refused (409).',
  },
  syncRoles: {
    ...own,
    method: 'POST',
    path: `${path}/roles`,
    unaudited: true,
    sample: connected,
    response: done,
    summary: 'Gives the caller’s roles anew: where they joined a Discord server since, or lost a role there.',
  },
  disconnect: {
    ...own,
    method: 'DELETE',
    path,
    sample: connected,
    response: done,
    summary: 'Forgets the caller’s account at Discord, and takes the roles back.',
  },
});

import type { NewUser } from '../domain/users/users.ts';

/** The password of every demo account. */
export const demoPassword = 'kronos-demo';

/** The demo's users, in the order of their ids. */
export const demoAccounts: readonly Omit<NewUser, 'password'>[] = [
  { email: 'admin@kronos.test', name: 'Ada Admin', role: 'admin' },
  { email: 'customer@kronos.test', name: 'Casey Customer', role: 'customer' },
  { email: 'customer2@kronos.test', name: 'Robin Customer', role: 'customer' },
  { email: 'reseller@kronos.test', name: 'Remy Reseller', role: 'reseller' },
  { email: 'moderator@kronos.test', name: 'Mo Moderator', role: 'moderator' },
];

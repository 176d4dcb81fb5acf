import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { readJson } from '../record.ts';
import { createSaver } from '../saver.ts';
import { account, createAccounts, demoAccounts, isSame } from './accounts.ts';

const link = z.object({
  accessKey: z.string(),
  email: z.string(),
  systemId: z.string(),
  name: z.string(),
  isPending: z.boolean(),
});
const kept = z.object({ lastId: z.int(), accounts: z.array(account), links: z.array(link) });

/** The state of Emby Connect: accounts, and the servers to which they are linked. */
export function createConnect(file: string) {
  const state = kept.safeParse(readJson(file)).data ?? { lastId: 5_000, accounts: [], links: [] };
  const saver = createSaver(file, state);
  const accounts = createAccounts(state.accounts, () => (state.lastId += 1), saver.changed);
  if (state.accounts.length === 0)
    for (const { email, username, password } of demoAccounts) accounts.ensure({ email, username, password });

  return {
    accounts,
    flush: saver.flush,
    link: (accessKey: string) => state.links.find((one) => one.accessKey === accessKey),
    linksOf: (email: string) => state.links.filter((one) => !one.isPending && isSame(one.email, email)),
    /** Invites an address, whose owner sees the server after accepting. */
    createLink(login: string, server: { systemId: string; name: string }) {
      const email = accounts.find(login)?.email ?? login;
      const fresh = { ...server, email, accessKey: randomBytes(16).toString('hex'), isPending: true };
      state.links.push(fresh);
      saver.changed();
      return fresh;
    },
    removeLink(accessKey: string): void {
      state.links = state.links.filter((one) => one.accessKey !== accessKey);
      saver.changed();
    },
    /** Accepts all invitations of an address. */
    accept(email: string): void {
      for (const one of state.links) if (isSame(one.email, email)) one.isPending = false;
      saver.changed();
    },
  };
}
export type Connect = ReturnType<typeof createConnect>;

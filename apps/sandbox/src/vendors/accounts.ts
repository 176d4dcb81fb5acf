import { randomBytes } from 'node:crypto';
import { z } from 'zod';

export const accountInput = z.strictObject({
  email: z.string().includes('@').max(200),
  username: z.string().min(1).max(100),
  password: z.string().min(1).max(200),
  /** The code of the second factor, if the account has one. */
  code: z.string().max(20).optional(),
});

export const account = accountInput.extend({ id: z.int(), uuid: z.string(), tokens: z.array(z.string()) });
export type Account = z.infer<typeof account>;

/** The maximum number of tokens kept per account; older ones end. */
const mostTokens = 200;

export const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The accounts of one vendor. `changed` is called after each change of the list. */
export function createAccounts(list: Account[], nextId: () => number, changed: () => void) {
  const find = (login: string) => list.find(({ email, username }) => isSame(email, login) || isSame(username, login));
  return {
    list: () => list,
    find,
    byId: (id: number) => list.find((one) => one.id === id),
    byToken: (token: string | undefined) => (token ? list.find(({ tokens }) => tokens.includes(token)) : undefined),
    /** Adds an account, or changes the one with the same address. */
    ensure(input: z.infer<typeof accountInput>): Account {
      const known = find(input.email);
      const fresh = known ?? { ...input, id: nextId(), uuid: randomBytes(8).toString('hex'), tokens: [] };
      if (known) Object.assign(known, input);
      else list.push(fresh);
      changed();
      return fresh;
    },
    /** Issues a new token for the account. */
    issue(owner: Account): string {
      const token = randomBytes(10).toString('hex');
      owner.tokens = [...owner.tokens, token].slice(-mostTokens);
      changed();
      return token;
    },
    revoke(token: string): void {
      for (const one of list) one.tokens = one.tokens.filter((kept) => kept !== token);
      changed();
    },
  };
}

/** The accounts of the demo, with one password each: the panel's customers, and people whom they invite. */
export const demoAccounts = [
  { email: 'customer@kronos.test', username: 'customer', password: 'customer' },
  { email: 'customer2@kronos.test', username: 'customer2', password: 'customer2' },
  { email: 'friend@kronos.test', username: 'friend', password: 'friend' },
  { email: 'careful@kronos.test', username: 'careful', password: 'careful', code: '123456' },
];

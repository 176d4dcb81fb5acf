import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { readJson } from '../record.ts';
import { createSaver } from '../saver.ts';
import { account, createAccounts, demoAccounts, type Account } from './accounts.ts';
import { createShares, share } from './shares.ts';

const section = z.object({ id: z.int(), key: z.string(), title: z.string(), type: z.string() });
const server = z.object({
  machineId: z.string(),
  name: z.string(),
  version: z.string(),
  ownerId: z.int(),
  sections: z.array(section),
});
export type PlexServer = z.infer<typeof server>;

const pin = z.object({ id: z.int(), code: z.string(), clientId: z.string(), token: z.string().nullable() });

const kept = z.object({
  lastId: z.int(),
  accounts: z.array(account),
  servers: z.array(server),
  shares: z.array(share),
  pins: z.array(pin),
});

/** How long a claim token is valid, in milliseconds. */
const claimLifeMs = 4 * 60_000;

/** The state of plex.tv: accounts, their servers with the libraries, and the shares. Stored in one file. */
export function createPlexTv(file: string) {
  const state = kept.safeParse(readJson(file)).data ?? {
    lastId: 1_000,
    accounts: [],
    servers: [],
    shares: [],
    pins: [],
  };
  const claims = new Map<string, { accountId: number; until: number }>();
  const saver = createSaver(file, state);
  const save = saver.changed;
  const nextId = () => (state.lastId += 1);
  const accounts = createAccounts(state.accounts, nextId, save);
  if (state.accounts.length === 0) for (const one of demoAccounts) accounts.ensure(one);

  return {
    accounts,
    flush: saver.flush,
    shares: createShares(state.shares, { accounts, nextId, changed: save }),
    createClaim(owner: Account): string {
      const token = `claim-${randomBytes(10).toString('base64url')}`;
      claims.set(token, { accountId: owner.id, until: Date.now() + claimLifeMs });
      return token;
    },
    /** Binds a server to the account of the claim token, which is valid once. */
    redeem(token: string, facts: Pick<PlexServer, 'machineId' | 'name' | 'version'>) {
      const claim = claims.get(token);
      const owner = claim && claim.until > Date.now() ? accounts.byId(claim.accountId) : undefined;
      claims.delete(token);
      if (!owner) return undefined;
      const known = state.servers.find(({ machineId }) => machineId === facts.machineId);
      // The shares belonged to the previous owner.
      if (known && known.ownerId !== owner.id) this.forget(facts.machineId);
      state.servers = state.servers.filter(({ machineId }) => machineId !== facts.machineId);
      state.servers.push({ ...facts, ownerId: owner.id, sections: known?.ownerId === owner.id ? known.sections : [] });
      save();
      return { owner, token: accounts.issue(owner) };
    },
    /** Removes a server and its shares. */
    forget(machineId: string): void {
      state.servers = state.servers.filter((one) => one.machineId !== machineId);
      state.shares.splice(0, state.shares.length, ...state.shares.filter((one) => one.machineId !== machineId));
      save();
    },
    server: (machineId: string) => state.servers.find((one) => one.machineId === machineId),
    serversOf: ({ id }: Account) => state.servers.filter(({ ownerId }) => ownerId === id),
    /** Records the libraries that a server reports; each gets an id that is unique on plex.tv. */
    publish(machineId: string, libraries: readonly Omit<z.infer<typeof section>, 'id'>[]): void {
      const known = state.servers.find((one) => one.machineId === machineId);
      if (!known) return;
      known.sections = libraries.map((library) => ({
        ...library,
        id: known.sections.find(({ key }) => key === library.key)?.id ?? nextId(),
      }));
      save();
    },
    createPin(clientId: string) {
      const fresh = { id: nextId(), code: randomBytes(13).toString('hex').slice(0, 25), clientId, token: null };
      state.pins = [...state.pins, fresh].slice(-100);
      save();
      return fresh;
    },
    pin: (id: number) => state.pins.find((one) => one.id === id),
    /** Confirms a code for the owner of an account, as on the sign-in page. */
    confirmPin(code: string, owner: Account): boolean {
      const found = state.pins.find((one) => one.code === code);
      if (found) found.token = accounts.issue(owner);
      return found !== undefined;
    },
  };
}
export type PlexTv = ReturnType<typeof createPlexTv>;

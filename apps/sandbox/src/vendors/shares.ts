import { z } from 'zod';
import { type Account, type createAccounts, isSame } from './accounts.ts';

export const share = z.object({
  id: z.int(),
  machineId: z.string(),
  ownerId: z.int(),
  /** Null as long as the address has no account. */
  invitedId: z.int().nullable(),
  email: z.string(),
  sectionIds: z.array(z.int()),
  allowSync: z.boolean(),
  state: z.enum(['pending', 'accepted']),
  at: z.string(),
});
export type Share = z.infer<typeof share>;

interface Deps {
  accounts: ReturnType<typeof createAccounts>;
  nextId(): number;
  changed(): void;
}

/** The shares of all servers. */
export function createShares(list: Share[], { accounts, nextId, changed }: Deps) {
  const remove = (gone: (one: Share) => boolean) => {
    const left = list.filter((one) => !gone(one));
    const isGone = left.length < list.length;
    list.splice(0, list.length, ...left);
    changed();
    return isGone;
  };
  return {
    of: (owner: Account, state?: Share['state']) =>
      list.filter((one) => one.ownerId === owner.id && (!state || one.state === state)),
    on: (machineId: string) => list.filter((one) => one.machineId === machineId),
    byId: (id: number) => list.find((one) => one.id === id),
    /** Adds a share; undefined when the person already has one of the server. */
    add(owner: Account, wanted: Pick<Share, 'machineId' | 'email' | 'sectionIds' | 'allowSync'>): Share | undefined {
      const invited = accounts.find(wanted.email);
      const isKnown = ({ machineId, email, invitedId }: Share) =>
        machineId === wanted.machineId && (isSame(email, wanted.email) || (invited && invitedId === invited.id));
      if (list.some(isKnown)) return undefined;
      const email = invited?.email ?? wanted.email;
      const fresh: Share = {
        ...wanted,
        email,
        id: nextId(),
        ownerId: owner.id,
        invitedId: invited?.id ?? null,
        state: 'pending',
        at: new Date().toISOString(),
      };
      list.push(fresh);
      changed();
      return fresh;
    },
    change(one: Share, sectionIds: number[]): void {
      one.sectionIds = sectionIds;
      changed();
    },
    /** Accepts a share as the invited person, who needs an account. */
    accept(id: number, who: Account): boolean {
      const one = list.find((each) => each.id === id && (each.invitedId === who.id || isSame(each.email, who.email)));
      if (one) Object.assign(one, { state: 'accepted', invitedId: who.id });
      changed();
      return one !== undefined;
    },
    remove: (id: number) => remove((one) => one.id === id),
    /** Ends everything that the owner shares with the person. */
    endFriendship: (owner: Account, invitedId: number) =>
      remove((one) => one.ownerId === owner.id && one.invitedId === invitedId),
  };
}

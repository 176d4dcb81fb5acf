import type { User } from '@kronos/api/contract';
import type { Person } from '../person/create-person.ts';
import { personKey } from '../routes/roles.ts';
import { known } from './known.ts';

/** Holds the one person who is signed in, if any. */
export function createPeople() {
  let current: { readonly user: User; readonly create: () => Promise<Person>; person?: Promise<Person> } | undefined;

  /** The same promise as long as the same person is here, so that React can wait for it; a failed one is made anew. */
  const get = (): Promise<Person> => {
    const here = current;
    if (!here) return Promise.reject(new Error('Nobody is signed in: this belongs behind the sign-in.'));
    if (!here.person) {
      here.person = known(here.create());
      here.person.catch(() => delete here.person);
    }
    return here.person;
  };

  return {
    get id() {
      return current?.user.id;
    },
    get,
    /** Whether what is here was made for this user, as they are now. */
    isOf: (user: User | null) => personKey(current?.user ?? null) === personKey(user),
    enter(user: User, create: () => Promise<Person>) {
      current = { user, create };
      // Whoever waits for the person hears of a failure; here nobody does.
      get().catch(() => undefined);
    },
    leave() {
      const left = current?.person;
      current = undefined;
      left?.then(
        (person) => person.leave(),
        () => undefined,
      );
    },
  };
}

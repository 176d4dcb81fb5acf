import type { Person } from '../person/create-person.ts';

/** Holds the one person who is signed in, if any. */
export function createPeople() {
  let current: { readonly id: number; readonly create: () => Promise<Person>; person?: Promise<Person> } | undefined;

  /** The same promise as long as the same person is here, so that React can wait for it; a failed one is made anew. */
  const get = (): Promise<Person> => {
    const here = current;
    if (!here) return Promise.reject(new Error('Nobody is signed in: this belongs behind the sign-in.'));
    if (!here.person) {
      here.person = here.create();
      here.person.catch(() => delete here.person);
    }
    return here.person;
  };

  return {
    get id() {
      return current?.id;
    },
    get,
    enter(id: number, create: () => Promise<Person>) {
      current = { id, create };
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

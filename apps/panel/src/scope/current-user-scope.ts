import type { User } from '@kronos/api/contract';
import type { CurrentUserScope, UserScope } from '../context/user-scope.ts';
import { userKey } from '../routes/roles.ts';
import { known } from '../platform/known.ts';

/** Holds the scope of the signed-in user. */
export function createCurrentUserScope(): CurrentUserScope {
  let current:
    | { readonly user: User; readonly create: () => Promise<UserScope>; scope?: Promise<UserScope> }
    | undefined;

  const get = (): Promise<UserScope> => {
    const here = current;
    if (!here) return Promise.reject(new Error('No user is signed in: this call requires a session.'));
    if (!here.scope) {
      here.scope = known(here.create());
      here.scope.catch(() => delete here.scope);
    }
    return here.scope;
  };

  return {
    get id() {
      return current?.user.id;
    },
    get,
    isOf: (user: User | null) => userKey(current?.user ?? null) === userKey(user),
    enter(user: User, create: () => Promise<UserScope>) {
      current = { user, create };
      // Consumers of the scope receive the failure; here it is ignored.
      get().catch(() => undefined);
    },
    leave() {
      const left = current?.scope;
      current = undefined;
      left?.then(
        (scope) => scope.leave(),
        () => undefined,
      );
    },
  };
}

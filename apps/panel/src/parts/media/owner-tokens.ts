import type { Outcome } from '@kronos/api';

export type OwnerTokens = ReturnType<typeof createOwnerTokens>;

/**
 * The tokens of the media servers' owners who signed in here, by server. They grant the right to administer a media
 * server, so they are kept in memory only: never in the storage, in the address or in a snapshot.
 */
export function createOwnerTokens() {
  const tokens = new Map<number, string>();
  return {
    keep: (id: number, token: string) => void tokens.set(id, token),
    /** Calls with the token of a server, if there is one; a refused token is removed. */
    async use<T>(id: number, call: (owner: { token?: string }) => Promise<Outcome<T>>): Promise<Outcome<T>> {
      const token = tokens.get(id);
      const outcome = await call(token === undefined ? {} : { token });
      if (outcome.kind !== 'http-error' || token === undefined || outcome.errors?.['token'] === undefined)
        return outcome;
      tokens.delete(id);
      return call({});
    },
  };
}

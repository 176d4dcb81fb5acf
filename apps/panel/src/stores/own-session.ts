import type { Storage } from '../platform/create-storage.ts';

/** An impersonating admin's own token (spec §4), and the return key. */
const [own, key] = ['kronos.own_token', 'kronos.return_key'];

/** The return key; null unless an admin is impersonating. */
export const returnKeyIn = (storage: Storage): string | null => storage.read(key);

/** Stores an admin's own token before the impersonation replaces it. */
export function keepOwn(storage: Storage, token: string | null): void {
  if (token !== null && returnKeyIn(storage) === null) storage.write(own, token);
}

/** Returns the stored token and removes it with the return key: the impersonation has ended. */
export function takeOwn(storage: Storage): string | null {
  const token = storage.read(own);
  storage.remove(own);
  storage.remove(key);
  return token;
}

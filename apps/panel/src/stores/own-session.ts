import type { Storage } from '../platform/create-storage.ts';

/** An admin's own token, while they are here as somebody else (spec §4), and what leads them back. */
const [own, key] = ['kronos.own_token', 'kronos.return_key'];

/** The key that leads back; null for whoever is here as themselves. */
export const returnKeyIn = (storage: Storage): string | null => storage.read(key);

/** Keeps the session of an admin, before another takes its place. */
export function keepOwn(storage: Storage, token: string | null): void {
  if (token !== null && returnKeyIn(storage) === null) storage.write(own, token);
}

/** Hands the kept session out. The time as somebody else is over. */
export function takeOwn(storage: Storage): string | null {
  const token = storage.read(own);
  storage.remove(own);
  storage.remove(key);
  return token;
}

import type { Storage } from '../platform/create-storage.ts';
import { takeOwn } from './own-session.ts';
import type { SessionStore } from './session.ts';

/** Signs out. An impersonating admin signs out of their own session as well. */
export async function signOut({ session, storage }: { session: SessionStore; storage: Storage }): Promise<void> {
  const own = takeOwn(storage);
  await session.signOut();
  if (own === null) return;
  session.resume(own);
  await session.signOut();
  session.forgetWasAs();
}

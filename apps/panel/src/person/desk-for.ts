import type { User } from '@kronos/api/contract';
import type { AppParts } from '../app/create-app.ts';
import { isAdmin } from '../routes/roles.ts';
import type { Desk } from './desk.ts';

/** How this person's desk is opened, if they have one: its code is fetched for admins alone. */
export async function deskFor(app: AppParts, user: User): Promise<((signal: AbortSignal) => Desk) | undefined> {
  if (!isAdmin(user)) return undefined;
  const { createDesk } = await import('./desk.ts');
  return (signal) => createDesk(app, signal);
}

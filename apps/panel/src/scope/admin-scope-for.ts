import type { User } from '@kronos/api/contract';
import type { App } from '../context/app.ts';
import type { AdminScope } from '../context/user-scope.ts';
import { isAdmin } from '../routes/roles.ts';

/** Loads the factory of an admin's stores. Its code is loaded for admins only. */
export async function adminScopeFor(app: App, user: User): Promise<((signal: AbortSignal) => AdminScope) | undefined> {
  if (!isAdmin(user)) return undefined;
  const { createAdminScope } = await import('./admin-scope.ts');
  return (signal) => createAdminScope(app, signal);
}

import { createContext, use, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Translate } from '../messages/create-messages.ts';
import type { StoreDeps } from '../stores/store-deps.ts';
import type { App } from './app.ts';
import type { AdminScope, UserScope } from './user-scope.ts';

/** The one app of a page, a story or a test. */
export const AppContext = createContext<App | null>(null);

export function useApp(): App {
  const app = use(AppContext);
  if (!app) throw new Error('useApp() was called outside of <AppContext>.');
  return app;
}

/** Returns the translate function; renders again when another area is loaded. */
export function useMessages(): Translate {
  const { messages } = useApp();
  // Reading `loaded` subscribes the snapshot to it.
  void useSnapshot(messages.state).loaded;
  return messages.t;
}

/**
 * The stores of the signed-in user, for screens behind sign-in only. Suspends until they are loaded, and keeps that
 * user's: the screen of a user who has just signed out is about to unmount as well.
 */
export function useUserScope(): UserScope {
  const { userScope } = useApp();
  const [scope] = useState(userScope.get);
  return use(scope);
}

/** The stores that admins have on every page; only for components that only admins see. */
export function useAdminScope(): AdminScope {
  const { admin } = useUserScope();
  if (!admin) throw new Error('useAdminScope() was called for a user who is not an admin.');
  return admin;
}

/** The store of a screen, which exists as long as the user's scope; its code is loaded with the screen that uses it. */
export const useStore = <T>(create: (deps: StoreDeps) => T): T => useUserScope().use(create);

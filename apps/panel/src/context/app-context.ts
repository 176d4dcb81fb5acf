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

/** Says texts of the catalogue; renders again when another area has arrived. */
export function useMessages(): Translate {
  const { messages } = useApp();
  // Read, so that the snapshot knows what to follow.
  void useSnapshot(messages.state).loaded;
  return messages.t;
}

/**
 * The stores of whoever is signed in, for screens behind the sign-in only. Suspends until they are loaded, and stays
 * with that person: the screen of someone who has just left is about to go as well.
 */
export function useUserScope(): UserScope {
  const { userScope } = useApp();
  const [scope] = useState(userScope.get);
  return use(scope);
}

/** What admins have on every page; for what is drawn for them alone. */
export function useAdminScope(): AdminScope {
  const { admin } = useUserScope();
  if (!admin) throw new Error('useAdminScope() was called for a user who is no admin.');
  return admin;
}

/** The store of a screen, which lives as long as the person; its code comes with the screen that asks for it. */
export const useStore = <T>(create: (deps: StoreDeps) => T): T => useUserScope().use(create);

import { createContext, use, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Translate } from '../messages/create-messages.ts';
import type { PartDeps, Person } from '../person/create-person.ts';
import type { Desk } from '../person/desk.ts';
import type { App } from '../app/create-app.ts';

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
export function usePerson(): Person {
  const { people } = useApp();
  const [person] = useState(people.get);
  return use(person);
}

/** What admins have on every page; for what is drawn for them alone. */
export function useDesk(): Desk {
  const { desk } = usePerson();
  if (!desk) throw new Error('useDesk() was called for somebody who is no admin.');
  return desk;
}

/** The store of a screen, which lives as long as the person; its code comes with the screen that asks for it. */
export const usePart = <T>(create: (deps: PartDeps) => T): T => usePerson().part(create);

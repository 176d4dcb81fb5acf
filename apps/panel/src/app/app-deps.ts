import type { createClient, Validate } from '@kronos/api';
import type { Loaders } from '../messages/create-messages.ts';
import type { Clock } from '../platform/clock.ts';
import type { Storage } from '../platform/create-storage.ts';
import type { HostPage } from '../platform/host-page.ts';
import type { AppLocation } from '../platform/location.ts';
import type { WholeRoutes } from '../routes/create-routes.ts';
import type * as inBrowser from '../scope/in-browser.ts';
import type { LoadRealtime } from '../scope/realtime.ts';
import type { PagesAtHand } from './create-screens.ts';

/** What is there for whoever is signed in. */
type UserScopeModule = Pick<typeof inBrowser, keyof typeof inBrowser>;

/** Everything that the panel takes from outside. */
export interface AppDeps {
  page: HostPage;
  location: AppLocation;
  /** Query of the address that the page was opened with. */
  search: string;
  storage: Storage;
  clock: Clock;
  messages: Loaders;
  /** What need not be loaded: the sign-in page, in a browser. */
  pagesAtHand: PagesAtHand;
  locale: string;
  /** Loaded with the first call to the server. */
  loadClient: () => Promise<typeof createClient>;
  /** Loaded once someone goes further than the sign-in page. */
  loadRoutes: () => Promise<WholeRoutes>;
  /** Default: the platform's fetch. */
  fetch?: (input: string, init: RequestInit) => Promise<Response>;
  /** Judges bodies in development and tests. */
  validate?: Validate | undefined;
  /** Loaded once someone signs in: what a guest never needs. */
  loadUserScope: () => Promise<UserScopeModule>;
  /** Loaded after sign-in only: the socket's client is 20 kB that a guest never needs. */
  loadRealtime: LoadRealtime;
}

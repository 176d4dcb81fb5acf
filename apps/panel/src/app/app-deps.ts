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

/** The exports of the module that is loaded after sign-in. */
type UserScopeModule = Pick<typeof inBrowser, keyof typeof inBrowser>;

/** Everything that the panel depends on from outside. */
export interface AppDeps {
  page: HostPage;
  location: AppLocation;
  /** The query of the address that the page was opened with. */
  search: string;
  storage: Storage;
  clock: Clock;
  messages: Loaders;
  /** Pages that are already loaded: the sign-in page, in a browser. */
  pagesAtHand: PagesAtHand;
  locale: string;
  /** Loaded with the first call to the server. */
  loadClient: () => Promise<typeof createClient>;
  /** Loaded when a visitor leaves the sign-in page. */
  loadRoutes: () => Promise<WholeRoutes>;
  /** Default: the platform's fetch. */
  fetch?: (input: string, init: RequestInit) => Promise<Response>;
  /** Validates response bodies in development and tests. */
  validate?: Validate | undefined;
  /** Loaded after sign-in: code that a guest never needs. */
  loadUserScope: () => Promise<UserScopeModule>;
  /** Loaded only after sign-in: the socket's client is 20 kB that a guest never needs. */
  loadRealtime: LoadRealtime;
}

import type { createClient, Validate } from '@kronos/api';
import type { ChannelManager, ChannelManagerDeps } from '@kronos/realtime';
import { createMessages, type Loaders } from '../messages/create-messages.ts';
import type * as inBrowser from '../person/in-browser.ts';
import { createVisit } from '../shell/visit.ts';
import type { Storage } from '../storage/create-storage.ts';
import { createConnectionStore } from '../stores/connection.ts';
import { createNoticesStore } from '../stores/notices.ts';
import { createSessionStore } from '../stores/session.ts';
import { createSystemStore } from '../stores/system.ts';
import type { Clock } from './clock.ts';
import { createPeople } from './create-people.ts';
import { createRoutes, type WholeRoutes } from './create-routes.ts';
import { createScreens, type PagesAtHand } from './create-screens.ts';
import { createLateClient, guestRoutes, type PanelClient } from './late-client.ts';
import type { AppLocation } from './location.ts';
import { startSession } from './start-session.ts';

/** What the app needs of the browser page around it. */
export interface HostPage {
  /** Where the API and, unless the settings say otherwise, the socket are. */
  readonly origin: string;
  /** Epoch ms before which nothing was asked. */
  readonly begun: number;
  /** Resolves once something of the page is seen. */
  seen(): Promise<void>;
  /** Loads the page anew. */
  reload(): void;
  isOnline(): boolean;
  /** Calls `fn` when the network comes or goes; returns the way out. */
  onOnlineChange(fn: () => void): () => void;
}

/** What is there for whoever is signed in. */
type PersonModule = Pick<typeof inBrowser, keyof typeof inBrowser>;

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
  loadPerson: () => Promise<PersonModule>;
  /** Loaded after sign-in only: the socket's client is 20 kB that a guest never needs. */
  loadRealtime: () => Promise<(deps: ChannelManagerDeps) => ChannelManager>;
}

export type App = ReturnType<typeof createApp>;

/** Puts the panel together: client, stores, texts, effects. Everything from outside comes in through `deps`. */
export function createApp(deps: AppDeps) {
  const { page, location, storage, clock, locale } = deps;
  /** Where the client finds the id of the socket, whosever it is. */
  const socket: { id: () => string | undefined } = { id: () => undefined };
  const fetch = deps.fetch ?? ((input, init) => globalThis.fetch(input, init));

  const connection = createConnectionStore({ online: page.isOnline() });
  const notices = createNoticesStore({ isMute: () => session.state.isExpired });
  const client = createLateClient({
    async load() {
      const create = await deps.loadClient();
      return create({
        routes: guestRoutes,
        baseURL: page.origin,
        getToken: () => session.token(),
        getDomain: () => system.state.settings?.kronos_domain,
        getSocketId: () => socket.id(),
        validate: deps.validate,
        async fetch(input, init) {
          const response = await fetch(input, init);
          connection.setAnswered(true);
          if (!response.ok) connection.stumble();
          const bearer = new Headers(init.headers).get('Authorization')?.replace('Bearer ', '');
          if (response.status === 401 && bearer !== undefined) session.expire(bearer);
          return response;
        },
        onNoResponse: () => connection.setAnswered(false),
        onGenericError: ({ message }) => notices.whoops((t) => message || t('notices.failed')),
      });
    },
    onLost() {
      connection.setAnswered(false);
      return page.isOnline() ? 'network' : 'offline';
    },
  });

  const session = createSessionStore({
    api: client,
    storage,
    async recall(outcome) {
      const { recall, openSnapshots } = await deps.loadPerson();
      return recall(outcome, openSnapshots(), storage);
    },
    instance: new URLSearchParams(deps.search).get('instance') ?? undefined,
  });
  const system = createSystemStore({ api: client, storage });

  const messages = createMessages({ loaders: deps.messages, locale });

  const app = {
    client,
    /** The client for all that comes after it. */
    get api(): PanelClient {
      return client.now;
    },
    origin: page.origin,
    reload: page.reload,
    socket,
    people: createPeople(),
    visit: createVisit(),
    location,
    storage,
    clock,
    messages,
    routes: createRoutes(deps.loadRoutes),
    screens: createScreens({ messages, client, atHand: deps.pagesAtHand }),
    connection,
    notices,
    session,
    system,
    /** Starts the session and what runs by itself; returns the stop. */
    start: (): (() => void) => startSession(app, deps),
  };
  return app;
}

/** The app as its effects see it. */
export type AppParts = Omit<App, 'start'>;

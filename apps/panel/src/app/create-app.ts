import type { App } from '../context/app.ts';
import { createMessages } from '../messages/create-messages.ts';
import { createVisit } from '../stores/visit.ts';
import { createConnectionStore } from '../stores/connection.ts';
import { createNoticesStore } from '../stores/notices.ts';
import { createSessionStore } from '../stores/session.ts';
import { createSystemStore } from '../stores/system.ts';
import { createCurrentUserScope } from '../scope/current-user-scope.ts';
import { createRoutes } from '../routes/create-routes.ts';
import { createScreens } from './create-screens.ts';
import { createLateClient, guestRoutes, type PanelClient } from '../stores/late-client.ts';
import type { AppDeps } from './app-deps.ts';
import { startSession } from './start-session.ts';

/** The panel with its start. */
export interface StartableApp extends App {
  /** Starts the session and the background effects; returns a function that stops them. */
  start(): () => void;
}

/** Assembles the panel: client, stores, texts, effects. Everything from outside is passed in `deps`. */
export function createApp(deps: AppDeps): StartableApp {
  const { page, location, storage, clock, locale } = deps;
  /** The source of the socket's id for the client, replaced with each socket. */
  const socket: { id: () => string | undefined } = { id: () => undefined };
  const fetch = deps.fetch ?? ((input, init) => globalThis.fetch(input, init));

  const connection = createConnectionStore({ online: page.isOnline() });
  const notices = createNoticesStore({ isMuted: () => session.state.isExpired });
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
      const { recall, openSnapshots } = await deps.loadUserScope();
      return recall(outcome, openSnapshots(), storage);
    },
    instance: new URLSearchParams(deps.search).get('instance') ?? undefined,
  });
  const system = createSystemStore({ api: client, storage });

  const messages = createMessages({ loaders: deps.messages, locale });
  const routes = createRoutes(deps.loadRoutes, async (area) => area === 'admin' && messages.ensure('adminTitles'));

  const app: StartableApp = {
    client,
    get api(): PanelClient {
      return client.now;
    },
    origin: page.origin,
    reload: page.reload,
    socket,
    userScope: createCurrentUserScope(),
    visit: createVisit(),
    location,
    storage,
    clock,
    messages,
    routes,
    screens: createScreens({ messages, client, routes, atHand: deps.pagesAtHand }),
    connection,
    notices,
    session,
    system,
    start: () => startSession(app, deps),
  };
  return app;
}

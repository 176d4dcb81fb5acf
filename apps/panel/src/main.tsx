import loaders from 'virtual:kronos-messages';
import '@kronos/ui/fonts';
import '@kronos/ui/theme';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { AppRoot } from './app/AppRoot.tsx';
import { systemClock } from './platform/clock.ts';
import { createApp } from './app/create-app.ts';
import { fetchAfter } from './platform/early-responses.ts';
import { browserLocation, onWindow } from './platform/location.ts';
import { afterPaint } from './platform/after-paint.ts';
import { kitWords } from './messages/kit-words.ts';
import { localeKey } from './messages/locale-key.ts';
import { areaAt } from './routes/areas.ts';
import { match } from './routes/match.ts';
import { Page as LoginPage } from './screens/public/login/Page.tsx';
import { Panel } from './shell/Panel.tsx';
import { createStorage } from './platform/create-storage.ts';

const storage = createStorage(window);

/** The contract's schemas validate every response in development; production contains none of them. */
const validate = import.meta.env.DEV
  ? await import('@kronos/api/contract').then(({ contract, createValidator }) => createValidator(contract))
  : undefined;

const app = createApp({
  page: {
    origin: window.location.origin,
    begun: Date.now() - performance.now(),
    seen: afterPaint,
    reload: () => window.location.reload(),
    isOnline: () => navigator.onLine,
    onOnlineChange: onWindow('online', 'offline'),
  },
  location: browserLocation,
  search: window.location.search,
  storage,
  clock: systemClock,
  messages: loaders,
  pagesAtHand: { 'public/login': LoginPage },
  loadClient: async () => (await import('@kronos/api')).createClient,
  loadRoutes: () => import('./routes/whole.ts'),
  // Until the user is known, the language is that of the browser.
  locale: storage.read(localeKey) ?? navigator.language.slice(0, 2),
  fetch: fetchAfter(window),
  validate,
  loadUserScope: () => import('./scope/in-browser.ts'),
  loadRealtime: async () => (await import('@kronos/realtime')).createChannelManager,
});

// A stylesheet that failed to load is requested again only if no link to it is left; one that is still loading stays.
window.addEventListener(
  'error',
  ({ target }) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && target.remove(),
  true,
);

app.start();
// Before React: the guard decides later, but these are needed in nearly every case.
const isGuest = app.session.state.status === 'guest';
const prepare = async () => {
  const { pathname } = window.location;
  const area = areaAt(pathname);
  if (!isGuest) await app.routes.ensure(['public', 'customer', ...(area ? [area] : [])]);
  const { table } = app.routes.state.known;
  const wanted = (isGuest ? undefined : match(table, pathname)?.entry) ?? table.login;
  if (wanted?.screen) await app.screens.load(wanted).catch(() => app.screens.forget(wanted));
};
// Each consumer requests them again and shows the failure.
prepare().catch(() => undefined);

const root = document.getElementById('app');
if (!root) throw new Error('The page has no #app to draw in.');
// Not awaited at the top level: chunks that import this one would wait for it while it waits for them.
void Promise.all([kitWords(app.messages, document.documentElement), app.messages.ensure('common')]).then(([words]) =>
  startTransition(() =>
    createRoot(root).render(
      <AppRoot app={app} words={words}>
        <Panel />
      </AppRoot>,
    ),
  ),
);

import loaders from 'virtual:kronos-messages';
import '@kronos/ui/fonts';
import '@kronos/ui/theme';
import { createRoot } from 'react-dom/client';
import { AppRoot } from './app/AppRoot.tsx';
import { systemClock } from './app/clock.ts';
import { createApp } from './app/create-app.ts';
import { browserLocation } from './app/location.ts';
import { kitWords } from './messages/kit-words.ts';
import { match } from './routes/match.ts';
import { Page as LoginPage } from './screens/public/login/Page.tsx';
import { Panel } from './shell/Panel.tsx';
import { createStorage } from './storage/create-storage.ts';

const storage = createStorage(window);

/** The contract's schemas judge every answer in development; production carries none of them. */
const validate = import.meta.env.DEV
  ? await import('@kronos/api/contract').then(({ contract, createValidator }) => createValidator(contract))
  : undefined;

const app = createApp({
  page: {
    origin: window.location.origin,
    isOnline: () => navigator.onLine,
    onOnlineChange(fn) {
      const events = ['online', 'offline'];
      for (const event of events) window.addEventListener(event, fn);
      return () => {
        for (const event of events) window.removeEventListener(event, fn);
      };
    },
  },
  location: browserLocation,
  search: window.location.search,
  storage,
  clock: systemClock,
  messages: loaders,
  pagesAtHand: { login: LoginPage },
  locale: storage.read('kronos.locale') ?? 'en',
  validate,
  loadPerson: async () => (await import('./person/create-person.ts')).createPerson,
  loadRealtime: async () => (await import('@kronos/realtime')).createChannelManager,
});

app.start();
// Ahead of React: the guard decides later, but this is what will be wanted in nearly every case.
const wanted = match(window.location.pathname)?.id ?? 'login';
app.screens.load(app.session.state.status === 'guest' ? 'login' : wanted).catch(() => app.screens.forget(wanted));

const root = document.getElementById('app');
if (!root) throw new Error('The page has no #app to draw in.');
// Not awaited at the top: chunks that import this one would wait for it while it waits for them.
void Promise.all([kitWords(app.messages), app.messages.ensure('common')]).then(([words]) =>
  createRoot(root).render(
    <AppRoot app={app} words={words}>
      <Panel />
    </AppRoot>,
  ),
);

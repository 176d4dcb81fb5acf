import { contract, createValidator, type User } from '@kronos/api/contract';
import { createFakeTransport } from '@kronos/api/testing';
import { createFakeChannelManager, type FakeChannelManager } from '@kronos/realtime/testing';
import loaders from 'virtual:kronos-messages';
import { createPerson } from '../person/create-person.ts';
import { createApp } from '../app/create-app.ts';
import { createStorage, type StorageHost } from '../storage/create-storage.ts';
import { now, settings } from './fixtures.ts';
import { createManualClock } from './manual-clock.ts';
import { createRecordedLocation } from './recorded-location.ts';

interface TestAppOptions {
  path?: string;
  /** Whose kept session the browser has. */
  user?: User | undefined;
  locale?: string;
  theme?: string;
}

/** A whole panel without a browser around it: real client, real stores and effects; fake server, socket and clock. */
export function createTestApp({ path = '/app', user, locale = 'en', theme }: TestAppOptions = {}) {
  const server = createFakeTransport(contract);
  server.answer('system.settings', settings());
  server.answer('session.logout', { success: true });
  server.answer('notifications.countUnread', { success: true, count: 0 });
  server.answer('announcements.current', { success: true, announcement: null });
  server.answer('processes.recent', { data: [], meta: { last_updated: new Date(now).toISOString() } });
  if (user) server.answer('session.user', user);

  const storage = createStorage(memoryHost());
  if (user) storage.write('kronos.token', 'token-of-the-last-visit');
  if (theme) storage.write('kronos.theme', theme);

  const location = createRecordedLocation(path);
  const clock = createManualClock(now);
  const network = { isOnline: true, listeners: new Set<() => void>() };
  const managers: FakeChannelManager[] = [];

  const app = createApp({
    page: {
      origin: 'http://panel.test',
      isOnline: () => network.isOnline,
      onOnlineChange(fn) {
        network.listeners.add(fn);
        return () => network.listeners.delete(fn);
      },
    },
    location,
    search: path.split('?')[1] ?? '',
    storage,
    clock,
    messages: loaders,
    pagesAtHand: {},
    locale,
    fetch: server.fetch,
    validate: createValidator(contract),
    loadPerson: async () => createPerson,
    loadRealtime: async () => () => {
      const manager = createFakeChannelManager();
      managers.push(manager);
      return manager;
    },
  });

  return {
    app,
    server,
    storage,
    location,
    clock,
    /** One per sign-in, oldest first. */
    managers,
    setOnline(isOnline: boolean) {
      network.isOnline = isOnline;
      for (const fn of network.listeners) fn();
    },
    /** How often an endpoint was asked. */
    asked: (endpoint: string) => server.calls.filter((call) => call.endpoint === endpoint).length,
  };
}

/** A browser's storage in memory. */
export function memoryHost(): StorageHost {
  const kept = new Map<string, string>();
  return {
    localStorage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    document: { cookie: '' },
    location: { protocol: 'http:' },
  };
}

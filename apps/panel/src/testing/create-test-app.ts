import { createClient } from '@kronos/api';
import { contract, createValidator, type User } from '@kronos/api/contract';
import { createFakeTransport } from '@kronos/api/testing';
import { createFakeChannelManager, type FakeChannelManager } from '@kronos/realtime/testing';
import loaders from 'virtual:kronos-messages';
import type { UserSnapshot, Snapshots } from '../scope/snapshots.ts';
import { createUserScope } from '../scope/create-user-scope.ts';
import { adminScopeFor } from '../scope/admin-scope-for.ts';
import { recall } from '../scope/recall.ts';
import * as whole from '../routes/whole.ts';
import { createApp } from '../app/create-app.ts';
import { createStorage, type StorageHost } from '../platform/create-storage.ts';
import { now, settings } from './fixtures.ts';
import { createManualClock } from './manual-clock.ts';
import { createRecordedLocation } from './recorded-location.ts';

interface TestAppOptions {
  path?: string;
  /** The user whose stored session the browser has. */
  user?: User | undefined;
  locale?: string;
  theme?: string;
  /** As in production, where no schema checks the responses. */
  isUnjudged?: boolean;
}

/** A whole panel without a browser: the real client, stores and effects with a fake server, socket and clock. */
export function createTestApp({ path = '/app', user, locale = 'en', theme, isUnjudged }: TestAppOptions = {}) {
  const server = createFakeTransport(contract);
  server.answer('system.settings', settings());
  server.answer('session.logout', { success: true });
  server.answer('notifications.countUnread', { success: true, count: 0 });
  server.answer('announcements.current', { success: true, announcement: null });
  server.answer('alerts.current', { data: [], changes_at: null });
  server.answer('popups.current', { data: [], changes_at: null, awaits_servers: false });
  server.answer('dynamicContent.current', { data: [], changes_at: null });
  server.answer('processes.recent', { data: [], meta: { last_updated: new Date(now).toISOString() } });
  if (user) server.answer('session.user', user);

  const storage = createStorage(memoryHost());
  if (user) {
    storage.write('kronos.token', 'token-of-the-last-visit');
    storage.writeObject('kronos.user', user);
  }
  if (theme) storage.write('kronos.theme', theme);

  const location = createRecordedLocation(path);
  const clock = createManualClock(now);
  const network = { isOnline: true, listeners: new Set<() => void>() };
  const managers: FakeChannelManager[] = [];
  const page = { reloads: 0 };

  let kept: UserSnapshot | null = null;
  const snapshots: Snapshots = {
    read: async () => kept,
    write: async (snapshot) => void (kept = JSON.parse(JSON.stringify(snapshot))),
    remove: async () => void (kept = null),
  };

  const app = createApp({
    page: {
      origin: 'http://panel.test',
      begun: now,
      seen: async () => {},
      reload: () => void (page.reloads += 1),
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
    loadClient: async () => createClient,
    loadRoutes: async () => whole,
    locale,
    fetch: server.fetch,
    validate: isUnjudged ? undefined : createValidator(contract),
    loadUserScope: async () => ({
      createUserScope,
      adminScopeFor,
      recall,
      openSnapshots: () => snapshots,
      startWorker: async () => {},
    }),
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
    snapshots,
    /** One for each sign-in, oldest first. */
    managers,
    /** How often the page was reloaded. */
    page,
    setOnline(isOnline: boolean) {
      network.isOnline = isOnline;
      for (const fn of network.listeners) fn();
    },
    /** How often an endpoint was called. */
    asked: (endpoint: string) => server.calls.filter((call) => call.endpoint === endpoint).length,
  };
}

/** The storage of a browser, in memory. */
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

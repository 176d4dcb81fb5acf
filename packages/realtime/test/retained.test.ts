import Echo from 'laravel-echo';
import { queryObjects } from 'node:v8';
import Pusher from 'pusher-js';
import { expect, test } from 'vitest';
import { createBrowser } from './browser.ts';
import { casey, start, until } from './setup.ts';

const REBUILDS = 50;

/** The clients that remain after a full garbage collection. */
const living = () => ({
  echos: queryObjects(Echo, { format: 'count' }),
  pushers: queryObjects(Pusher, { format: 'count' }),
});

test.each([
  ['its own socket', () => undefined],
  ['a shared socket', () => 'token'],
])(
  'retains nothing of earlier sockets after 50 rebuilds with %s',
  async (_whose, session) => {
    const browser = createBrowser();
    const { manager, settings, peer } = await start({ session, tabs: browser.openTab() });
    manager.on('user', 'server-updated', () => undefined);
    manager.connect(settings, casey);
    await until(() => peer.subscriptions().length === 1);
    const before = { buses: browser.buses(), locks: browser.locks().length };
    expect(living()).toEqual({ echos: 1, pushers: 1 });
    for (let id = 1; id <= REBUILDS; id++) {
      manager.connect(settings, { ...casey, id: 100 + id });
      // Every second connection is abandoned before it has subscribed.
      if (id % 2 === 0) await until(() => peer.subscriptions(`private-user.${100 + id}`).length === 1);
    }
    await until(() => peer.sockets().length === 1 && browser.buses() === before.buses);
    await until(() => browser.locks().length === before.locks);
    // The abandoned attempts end when their timers fire.
    await until(() => Object.values(living()).every((count) => count === 1), 'one client being left');
    expect(Pusher.instances).toHaveLength(1);
    expect(Pusher.Runtime.getNetwork().callbacks.get('online')).toHaveLength(1);
  },
  60_000,
);

import { expect, onTestFinished, test, vi } from 'vitest';
import { createChannelManager, type ChannelManagerDeps } from '../src/create-channel-manager.ts';
import type { RealtimeError } from '../src/errors.ts';
import type { Tabs } from '../src/tabs.ts';
import { createBrowser } from './browser.ts';
import { frame, startPeer } from './peer.ts';
import { casey, closeAtEnd, fakePage, fastClock, pass, until } from './setup.ts';

const USER = 'private-user.7';
const SYSTEM = 'private-system.demo';

/** A browser and a peer; `open` opens a tab with a connected manager that listens on `user`. */
async function startBrowser() {
  const peer = await startPeer();
  const browser = createBrowser();
  const settings = { key: 'key', path: '/realtime', host: 'localhost', port: peer.port, tls: false };

  const open = (over: Partial<ChannelManagerDeps> = {}, { scope = casey, tab = browser.openTab() } = {}) => {
    const page = fakePage();
    const errors: RealtimeError[] = [];
    const received: number[] = [];
    const joined = vi.fn<(id: string, quietSince: number | undefined) => void>();
    const gap = vi.fn<(id: string) => void>();
    const manager = createChannelManager({
      authorize: async (socketId, wireName) => ({ auth: `key:${socketId}:${wireName}` }),
      session: () => 'token',
      onError: (error) => errors.push(error),
      random: () => 0,
      page,
      tabs: tab,
      ...over,
    });
    closeAtEnd(manager);
    const links: string[] = [];
    manager.link.subscribe(() => links.push(manager.link.get().state));
    manager.onJoined(joined);
    manager.onGap(gap);
    manager.on('user', 'server-updated', ({ id }) => received.push(id));
    const connect = () => manager.connect(settings, scope);
    connect();
    return {
      manager,
      page,
      errors,
      received,
      joined,
      gap,
      links,
      tab,
      connect,
      joins: () => until(() => joined.mock.calls.length),
    };
  };
  return { peer, browser, settings, open };
}

test('shares one socket and one subscription per channel; every tab receives the event and `onJoined`', async () => {
  const { peer, open } = await startBrowser();
  const tabs = [open(), open(), open()];
  await Promise.all(tabs.map(({ joins }) => joins()));
  peer.emit(USER, 'server-updated', { id: 3 });
  await until(() => tabs.every(({ received }) => received.length === 1));
  expect(peer.urls).toHaveLength(1);
  expect(peer.subscriptions()).toHaveLength(1);
  for (const { manager, joined, gap } of tabs) {
    expect(manager.link.get()).toEqual({ state: 'live' });
    expect(manager.socketId()).toBe('1.1');
    expect(joined.mock.calls).toEqual([['user', undefined]]);
    expect(gap).not.toHaveBeenCalled();
  }
});

test('lets a tab opened later use existing subscriptions and add its own', async () => {
  const { peer, open } = await startBrowser();
  await open().joins();
  const later = open();
  await later.joins();
  const renewed = vi.fn<() => void>();
  const leave = later.manager.on('system', 'rebuild-menu', renewed);
  await until(() => later.joined.mock.calls.length === 2);
  peer.emit(SYSTEM, 'rebuild-menu', {});
  await until(() => renewed.mock.calls.length === 1);
  leave();
  await until(() => peer.said.some(({ event, channel }) => event === 'pusher:unsubscribe' && channel === SYSTEM));
  expect(peer.subscriptions(USER)).toHaveLength(1);
});

test('reports to a tab opened later how long the channel was quiet: since its last event on the socket', async () => {
  const { peer, open } = await startBrowser();
  peer.answer = (_, { channel }) => frame('pusher_internal:subscription_succeeded', { quiet_ms: 5_000 }, channel);
  const first = open();
  await first.joins();
  const quietFor = ({ joined }: typeof first) => Date.now() - Number(joined.mock.lastCall?.[1]);
  expect(quietFor(first)).toBeGreaterThan(4_900);
  const second = open();
  await second.joins();
  expect(quietFor(second)).toBeGreaterThan(4_900);
  peer.emit(USER, 'server-updated', { id: 3 });
  await until(() => first.received.length === 1);
  const third = open();
  await third.joins();
  expect(quietFor(third)).toBeLessThan(2_000);
});

test.each([
  ['closes', (tab: { manager: { close: () => void } }) => tab.manager.close()],
  ['crashes', (tab: { tab: { crash: () => void } }) => tab.tab.crash()],
])('when the leader tab %s, opens a socket in another tab and announces the gap to all', async (_how, end) => {
  const { peer, open } = await startBrowser();
  const first = open();
  await first.joins();
  const [second, third] = [open(), open()];
  await Promise.all([second.joins(), third.joins()]);
  end(first);
  await until(() => second.gap.mock.calls.length === 1 && third.gap.mock.calls.length === 1);
  peer.emit(USER, 'server-updated', { id: 4 });
  await until(() => second.received.includes(4) && third.received.includes(4));
  for (const { links, joined } of [second, third]) {
    // Not "connecting", because it was live before.
    expect(links).toEqual(['connecting', 'live', 'recovering', 'live']);
    expect(joined).toHaveBeenCalledTimes(1);
  }
});

test('loses no event after the announced gap when the socket moves to another tab', async () => {
  const { peer, open } = await startBrowser();
  const first = open();
  await first.joins();
  const second = open();
  await second.joins();
  let sent = 0;
  const sending = setInterval(() => peer.emit(USER, 'server-updated', { id: ++sent }), 2);
  onTestFinished(() => clearInterval(sending));
  await until(() => second.received.length > 5);
  let sentAtGap = 0;
  second.manager.onGap(() => (sentAtGap = sent));
  first.tab.crash();
  await until(() => sentAtGap > 0 && second.received.at(-1)! > sentAtGap + 10);
  const after = second.received.filter((id) => id > sentAtGap);
  expect(after).toEqual(after.map((_, index) => sentAtGap + 1 + index));
});

test.each([
  ['another user', {}, { scope: { ...casey, id: 8 } }],
  ['another tenant', {}, { scope: { ...casey, tenant: 'other' } }],
  ['another token', { session: () => 'another' }, {}],
  ['no session', { session: () => undefined }, {}],
  ['a browser without locks', { tabs: undefined }, {}],
])('opens a separate socket for %s', async (_what, over, place) => {
  const { peer, open } = await startBrowser();
  const first = open();
  // An explicit `tabs: undefined` stands for a browser without Web Locks or BroadcastChannel.
  const other = open(over, place);
  await Promise.all([first.joins(), other.joins()]);
  expect(peer.sockets()).toHaveLength(2);
  expect(first.manager.socketId()).not.toBe(other.manager.socketId());
});

test('opens a socket of its own when the browser denies Web Locks to the page', async () => {
  const { peer, open } = await startBrowser();
  const tab: Tabs = {
    ...createBrowser().openTab(),
    locks: { request: () => Promise.reject(new Error('SecurityError')) },
  };
  const one = open({ tabs: tab });
  await one.joins();
  peer.emit(USER, 'server-updated', { id: 3 });
  await until(() => one.received.length === 1);
  expect(one.manager.socketId()).toBe('1.1');
  one.manager.close();
  await until(() => peer.sockets().length === 0);
});

test('keeps the socket of the other tabs when another user signs in in one of them', async () => {
  const { peer, open, settings } = await startBrowser();
  let token = 'token';
  const first = open({ session: () => token });
  await first.joins();
  const second = open();
  await second.joins();
  token = 'of somebody else';
  first.manager.connect(settings, { ...casey, id: 8 });
  await until(() => peer.subscriptions('private-user.8').length === 1 && second.gap.mock.calls.length === 1);
  peer.emit(USER, 'server-updated', { id: 1 });
  peer.emit('private-user.8', 'server-updated', { id: 2 });
  await until(() => first.received.length === 1 && second.received.length === 1);
  expect([first.received, second.received]).toEqual([[2], [1]]);
});

test('unsubscribes a channel when the only tab that listens on it closes or crashes', async () => {
  const { peer, open } = await startBrowser();
  await open().joins();
  for (const how of ['close', 'crash'] as const) {
    const other = open();
    await other.joins();
    other.manager.on('admin', 'server-updated', () => undefined);
    await until(() => other.joined.mock.calls.length === 2);
    if (how === 'close') other.manager.close();
    else other.tab.crash();
    await until(
      () => peer.said.filter(({ event }) => event === 'pusher:unsubscribe').length === (how === 'close' ? 1 : 2),
    );
  }
  expect(peer.subscriptions('private-admin.demo')).toHaveLength(2);
  expect(peer.urls).toHaveLength(1);
});

test('restores the connection for a visible tab when the leader tab is hidden', async () => {
  const { peer, open } = await startBrowser();
  const hidden = open();
  await hidden.joins();
  hidden.page.set({ visible: false });
  const seen = open();
  await seen.joins();
  peer.drop();
  await until(() => seen.gap.mock.calls.length === 1);
  peer.emit(USER, 'server-updated', { id: 5 });
  await until(() => seen.received.includes(5) && hidden.received.includes(5));
  expect(peer.sockets()).toHaveLength(1);
  // After the visible tab has gone, the hidden tab holds the socket again.
  seen.tab.crash();
  await until(() => hidden.gap.mock.calls.length === 2);
});

test('replaces a frozen leader tab, which closes its socket when it thaws', async () => {
  const { peer, open } = await startBrowser();
  const clock = fastClock(20);
  const first = open({ clock });
  await first.joins();
  const second = open({ clock });
  await second.joins();
  first.tab.freeze();
  await until(() => second.gap.mock.calls.length > 0 && second.manager.link.get().state === 'live');
  first.tab.thaw();
  await until(() => peer.sockets().length === 1 && first.gap.mock.calls.length > 0);
  peer.emit(USER, 'server-updated', { id: 6 });
  await until(() => first.received.includes(6) && second.received.includes(6));
  expect(peer.sockets()).toEqual(['2.2']);
});

test('reconnects all tabs after a refusal when any of them calls connect', async () => {
  const { peer, open } = await startBrowser();
  const first = open();
  await first.joins();
  const second = open();
  await second.joins();
  peer.close(4009);
  await until(() => second.manager.link.get().state === 'failed' && first.manager.link.get().state === 'failed');
  second.connect();
  await until(() => first.manager.link.get().state === 'live' && second.manager.link.get().state === 'live');
  expect(peer.urls).toHaveLength(2);
});

test('has one socket and each lock once after mount, unmount and mount', async () => {
  const { peer, browser, open } = await startBrowser();
  const one = open();
  one.manager.disconnect();
  one.connect();
  await one.joins();
  expect(peer.urls).toHaveLength(1);
  expect(browser.locks()).toHaveLength(2);
  one.manager.close();
  await until(() => browser.locks().length === 0 && browser.buses() === 0 && peer.sockets().length === 0);
});

test('reports a payload that does not match its schema in each listening tab', async () => {
  const { peer, open } = await startBrowser();
  const tabs = [open(), open()];
  await Promise.all(tabs.map(({ joins }) => joins()));
  peer.emit(USER, 'server-updated', { id: 'three' });
  await until(() => tabs.every(({ errors }) => errors.length === 1));
  await pass(20);
  expect(tabs.flatMap(({ received }) => received)).toEqual([]);
});

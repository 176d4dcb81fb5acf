import { expect, onTestFinished, test, vi } from 'vitest';
import { createChannelManager, type ChannelManagerDeps } from '../src/create-channel-manager.ts';
import type { RealtimeError } from '../src/errors.ts';
import type { Tabs } from '../src/tabs.ts';
import { createBrowser } from './browser.ts';
import { frame, startPeer } from './peer.ts';
import { casey, fakePage, fastClock, pass, until } from './setup.ts';

const USER = 'private-user.7';
const SYSTEM = 'private-system.demo';

/** A browser with a peer to talk to; `open` makes a tab with a connected manager that listens to `user`. */
async function startBrowser() {
  const peer = await startPeer();
  const browser = createBrowser();
  const settings = { key: 'key', path: '/realtime', host: 'localhost', port: peer.port, tls: false };

  const open = (over: Partial<ChannelManagerDeps> = {}, { scope = casey, tab = browser.openTab() } = {}) => {
    const page = fakePage();
    const errors: RealtimeError[] = [];
    const heard: number[] = [];
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
    onTestFinished(() => manager.close());
    const links: string[] = [];
    manager.link.subscribe(() => links.push(manager.link.get().state));
    manager.onJoined(joined);
    manager.onGap(gap);
    manager.on('user', 'server-updated', ({ id }) => heard.push(id));
    const connect = () => manager.connect(settings, scope);
    connect();
    return {
      manager,
      page,
      errors,
      heard,
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

test('tabs share a socket: each hears, each channel is subscribed once, each is told that it has joined', async () => {
  const { peer, open } = await startBrowser();
  const tabs = [open(), open(), open()];
  await Promise.all(tabs.map(({ joins }) => joins()));
  peer.emit(USER, 'server-updated', { id: 3 });
  await until(() => tabs.every(({ heard }) => heard.length === 1));
  expect(peer.urls).toHaveLength(1);
  expect(peer.subscriptions()).toHaveLength(1);
  for (const { manager, joined, gap } of tabs) {
    expect(manager.link.get()).toEqual({ state: 'live' });
    expect(manager.socketId()).toBe('1.1');
    expect(joined.mock.calls).toEqual([['user', undefined]]);
    expect(gap).not.toHaveBeenCalled();
  }
});

test('a tab that comes later hears what is subscribed already, and joins what is not', async () => {
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

test('a tab that comes later is told of the quiet that the socket knows of: since the last event it brought', async () => {
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
  await until(() => first.heard.length === 1);
  const third = open();
  await third.joins();
  expect(quietFor(third)).toBeLessThan(2_000);
});

test.each([
  ['closes', (tab: { manager: { close: () => void } }) => tab.manager.close()],
  ['crashes', (tab: { tab: { crash: () => void } }) => tab.tab.crash()],
])('when the tab with the socket %s, another has one, and all are told of the gap', async (_how, end) => {
  const { peer, open } = await startBrowser();
  const first = open();
  await first.joins();
  const [second, third] = [open(), open()];
  await Promise.all([second.joins(), third.joins()]);
  end(first);
  await until(() => second.gap.mock.calls.length === 1 && third.gap.mock.calls.length === 1);
  peer.emit(USER, 'server-updated', { id: 4 });
  await until(() => second.heard.includes(4) && third.heard.includes(4));
  for (const { links, joined } of [second, third]) {
    // Not "connecting": it was there, and is coming back.
    expect(links).toEqual(['connecting', 'live', 'recovering', 'live']);
    expect(joined).toHaveBeenCalledTimes(1);
  }
});

test('whatever a hand-over swallows came before the gap that is announced; after it every event is heard', async () => {
  const { peer, open } = await startBrowser();
  const first = open();
  await first.joins();
  const second = open();
  await second.joins();
  let sent = 0;
  const sending = setInterval(() => peer.emit(USER, 'server-updated', { id: ++sent }), 2);
  onTestFinished(() => clearInterval(sending));
  await until(() => second.heard.length > 5);
  let sentAtGap = 0;
  second.manager.onGap(() => (sentAtGap = sent));
  first.tab.crash();
  await until(() => sentAtGap > 0 && second.heard.at(-1)! > sentAtGap + 10);
  const after = second.heard.filter((id) => id > sentAtGap);
  expect(after).toEqual(after.map((_, index) => sentAtGap + 1 + index));
});

test.each([
  ['another person', {}, { scope: { ...casey, id: 8 } }],
  ['another tenant', {}, { scope: { ...casey, tenant: 'other' } }],
  ['another token', { session: () => 'another' }, {}],
  ['no session', { session: () => undefined }, {}],
  ['a browser without locks', { tabs: undefined }, {}],
])('%s has a socket of its own', async (_what, over, place) => {
  const { peer, open } = await startBrowser();
  const first = open();
  // A key that is there and undefined stands for a browser that gives no tabs.
  const other = open(over, place);
  await Promise.all([first.joins(), other.joins()]);
  expect(peer.sockets()).toHaveLength(2);
  expect(first.manager.socketId()).not.toBe(other.manager.socketId());
});

test('a page that is refused its locks has a socket of its own', async () => {
  const { peer, open } = await startBrowser();
  const tab: Tabs = {
    ...createBrowser().openTab(),
    locks: { request: () => Promise.reject(new Error('SecurityError')) },
  };
  const one = open({ tabs: tab });
  await one.joins();
  peer.emit(USER, 'server-updated', { id: 3 });
  await until(() => one.heard.length === 1);
  expect(one.manager.socketId()).toBe('1.1');
  one.manager.close();
  await until(() => peer.sockets().length === 0);
});

test('another person in one tab leaves the socket of the others alone', async () => {
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
  await until(() => first.heard.length === 1 && second.heard.length === 1);
  expect([first.heard, second.heard]).toEqual([[2], [1]]);
});

test('what a tab alone wanted is left when the tab is gone, however it went', async () => {
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

test('a hidden tab brings the socket back for one that is looked at, which then takes it over', async () => {
  const { peer, open } = await startBrowser();
  const hidden = open();
  await hidden.joins();
  hidden.page.set({ visible: false });
  const seen = open();
  await seen.joins();
  peer.drop();
  await until(() => seen.gap.mock.calls.length === 1);
  peer.emit(USER, 'server-updated', { id: 5 });
  await until(() => seen.heard.includes(5) && hidden.heard.includes(5));
  expect(peer.sockets()).toHaveLength(1);
  // With the one that was looked at gone, the hidden one has the socket again.
  seen.tab.crash();
  await until(() => hidden.gap.mock.calls.length === 2);
});

test('a tab that froze with the socket is passed over, and steps back when it thaws', async () => {
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
  await until(() => first.heard.includes(6) && second.heard.includes(6));
  expect(peer.sockets()).toEqual(['2.2']);
});

test('refused for all, the socket is tried again by whoever connects again', async () => {
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

test('mounted, unmounted and mounted again, a tab has one socket and holds its locks once', async () => {
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

test('a payload that does not fit is reported by each tab that listens', async () => {
  const { peer, open } = await startBrowser();
  const tabs = [open(), open()];
  await Promise.all(tabs.map(({ joins }) => joins()));
  peer.emit(USER, 'server-updated', { id: 'three' });
  await until(() => tabs.every(({ errors }) => errors.length === 1));
  await pass(20);
  expect(tabs.flatMap(({ heard }) => heard)).toEqual([]);
});

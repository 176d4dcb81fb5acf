import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { chromiumPath } from '../../../scripts/chromium.mjs';
import { startPeer } from './peer.ts';

// Locks, broadcast channels and closing tabs in a real browser; `shared.test.ts` has the cases that cannot be produced here.
const script = `
  import { createChannelManager } from '@kronos/realtime';
  const received = [], joined = [], gaps = [], links = [];
  const { port, id, token } = Object.fromEntries(new URLSearchParams(location.search));
  const manager = createChannelManager({
    authorize: async (socketId, name) => ({ auth: 'key:' + socketId + name }),
    session: () => token,
    random: () => 0,
  });
  manager.link.subscribe(() => links.push(manager.link.get().state));
  manager.onJoined((channel) => joined.push(channel));
  manager.onGap((channel) => gaps.push(channel));
  const connect = () => manager.connect(
    { key: 'key', path: '', host: 'localhost', port: Number(port), tls: false },
    { tenant: 'demo', id: Number(id) },
  );
  const mount = () => {
    const leave = manager.on('user', 'server-updated', ({ id }) => received.push(id));
    connect();
    return () => { leave(); manager.disconnect(); };
  };
  // As in React's StrictMode.
  mount()();
  mount();
  globalThis.look = () => ({ received, joined, gaps, links, socketId: manager.socketId(), hasLocks: 'locks' in navigator });`;

let browser: Browser;
let html = '';

beforeAll(async () => {
  const resolveDir = new URL('..', import.meta.url).pathname;
  const { outputFiles } = await build({
    stdin: { contents: script, resolveDir },
    bundle: true,
    format: 'esm',
    write: false,
    conditions: ['kronos-source', 'browser'],
  });
  html = `<!doctype html><script type="module">${outputFiles[0]!.text.replaceAll('</script', '<\\/script')}</script>`;
  const executablePath = chromiumPath();
  browser = await chromium.launch({
    // A name other than localhost: a page served there without TLS has no Web Locks.
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP panel.test 127.0.0.1'],
    ...(executablePath && { executablePath }),
  });
});
afterAll(() => browser.close());

/** A browser profile and a peer; `open` opens a tab for a user. */
async function startProfile() {
  const peer = await startPeer();
  const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const contexts: BrowserContext[] = [];
  onTestFinished(async () => {
    for (const context of contexts) await context.close();
    server.close();
  });
  const profile = async () => {
    const context = await browser.newContext();
    contexts.push(context);
    return context;
  };
  const own = await profile();

  const open = async ({ context = own, id = 7, token = 'token', host = '127.0.0.1' } = {}) => {
    const page = await context.newPage();
    await page.goto(`http://${host}:${port}/?port=${peer.port}&id=${id}&token=${token}`);
    await page.waitForFunction('globalThis.look?.().joined.length > 0');
    const look = () =>
      page.evaluate<{
        received: number[];
        joined: string[];
        gaps: string[];
        links: string[];
        socketId: string;
        hasLocks: boolean;
      }>('look()');
    const receives = (event: number) => page.waitForFunction(`look().received.includes(${event})`);
    return { page, look, receives, gap: () => page.waitForFunction('look().gaps.length > 0') };
  };
  return { peer, open, profile };
}

test('shares one socket between the tabs of a browser, and every tab receives each event', async () => {
  const { peer, open } = await startProfile();
  const tabs = [await open(), await open(), await open()];
  peer.emit('private-user.7', 'server-updated', { id: 3 });
  await Promise.all(tabs.map(({ receives }) => receives(3)));
  expect(peer.sockets()).toHaveLength(1);
  expect(peer.subscriptions()).toHaveLength(1);
  for (const { look } of tabs) {
    expect(await look()).toMatchObject({ received: [3], joined: ['user'], gaps: [], socketId: peer.sockets()[0] });
  }
});

test('moves the socket to another tab when the leader tab is closed, and announces a gap to every tab', async () => {
  const { peer, open } = await startProfile();
  const first = await open();
  const [second, third] = [await open(), await open()];
  await first.page.close();
  await Promise.all([second.gap(), third.gap()]);
  peer.emit('private-user.7', 'server-updated', { id: 4 });
  await Promise.all([second.receives(4), third.receives(4)]);
  expect(peer.sockets()).toHaveLength(1);
  expect((await third.look()).links.slice(-4)).toEqual(['connecting', 'live', 'recovering', 'live']);
});

test('moves the socket to another tab when the leader tab navigates away', async () => {
  const { peer, open } = await startProfile();
  const first = await open();
  const second = await open();
  await first.page.goto('about:blank');
  await second.gap();
  peer.emit('private-user.7', 'server-updated', { id: 5 });
  await second.receives(5);
  expect((await second.look()).joined).toEqual(['user']);
});

test('shares no socket between users, tokens or browser profiles', async () => {
  const { peer, open, profile } = await startProfile();
  const tabs = [
    await open(),
    await open({ id: 8 }),
    await open({ token: 'another' }),
    await open({ context: await profile() }),
  ];
  expect(peer.sockets()).toHaveLength(4);
  peer.emit('private-user.8', 'server-updated', { id: 6 });
  await tabs[1]!.receives(6);
  expect(await Promise.all(tabs.map(async ({ look }) => (await look()).received))).toEqual([[], [6], [], []]);
});

test('opens a socket per tab where Web Locks are missing', async () => {
  const { peer, open } = await startProfile();
  const tabs = [await open({ host: 'panel.test' }), await open({ host: 'panel.test' })];
  expect((await tabs[0]!.look()).hasLocks).toBe(false);
  peer.emit('private-user.7', 'server-updated', { id: 7 });
  await Promise.all(tabs.map(({ receives }) => receives(7)));
  expect(peer.sockets()).toHaveLength(2);
});

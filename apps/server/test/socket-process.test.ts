import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ChannelManager, createChannelManager } from '@kronos/realtime';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../../../scripts/free-ports.mjs';
import { createClient } from './support/client.ts';
import { testUsers } from './support/create-test-server.ts';
import { freshDatabase } from './support/fresh-database.ts';
import { launchReady } from './support/launch.ts';
import { joinChannel } from './support/listen.ts';
import { until } from './support/until.ts';

const slow = 120_000;
const application = { PUSHER_APP_ID: '4711', PUSHER_APP_KEY: 'the-key', PUSHER_APP_SECRET: 'the-secret' };

async function empty() {
  const database = await freshDatabase();
  onTestFinished(database.remove);
  return database;
}

/** Two installations without a common database: one has the sockets, the other uses it like a hosted service. */
async function panelAndSockets() {
  const [ours, theirs] = [await empty(), await empty()];
  const [port, socketPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const startSockets = () =>
    launchReady({ ...theirs.env, ...application, KRONOS_PORT: String(socketPort), KRONOS_ORIGINS: url });

  const file = join(ours.folder, 'provision.json');
  const away = { alias: 'away', host: 'localhost', engine: { kind: 'sandbox', url: 'http://127.0.0.1:9', node: 'x' } };
  const server = { name: 'Mine', owner: 'customer@example.test', node: 'away', type: 'plex', image: 'x' };
  const servers = [{ ...server, port: 9000, containerPort: 32_400 }];
  await writeFile(file, JSON.stringify({ users: testUsers, nodes: [away], servers }));
  const startPanel = (more: Record<string, string> = {}) =>
    launchReady({
      ...ours.env,
      ...application,
      KRONOS_PORT: String(port),
      KRONOS_PROVISION: file,
      KRONOS_BROADCASTER: 'pusher',
      PUSHER_HOST: 'localhost',
      PUSHER_PORT: String(socketPort),
      PUSHER_SCHEME: 'http',
      ...more,
    });
  return { startSockets, startPanel, url, socketUrl: `http://localhost:${socketPort}`, client: createClient(url) };
}

/** The panel's own channel manager, connected and authorized as the settings say. */
async function connect(client: ReturnType<typeof createClient>) {
  await client.signIn('customer@example.test');
  const { realtime, tenant } = await client.ask('system.settings');
  const { id } = await client.ask('session.user');
  const manager: ChannelManager = createChannelManager({
    random: () => 0,
    authorize: (socket_id, channel_name) =>
      client.ask('system.authorizeChannel', { body: { socket_id, channel_name } }),
  });
  onTestFinished(() => manager.close());
  const joined = vi.fn<(channel: string) => void>();
  const updated = vi.fn<(payload: { id: number }) => void>();
  manager.onJoined(joined);
  manager.onGap(joined);
  manager.on('user', 'server-updated', updated);
  const { host, port, tls } = realtime;
  manager.connect({ ...realtime, host: host!, port: port!, tls: tls! }, { tenant, id });
  await until('the channel is joined', () => joined.mock.calls.length === 1);
  return { manager, joined, updated, realtime, channel: `private-user.${id}` };
}

/** Accepted, started and failed, because its node does not respond. Each event comes once. */
const threeTimes = [[{ id: 1 }], [{ id: 1 }], [{ id: 1 }]];

it(
  'serves the sockets of a panel like a hosted service: publishing through the SDK, authorized by the panel',
  async () => {
    const { startSockets, startPanel, client, url, socketUrl } = await panelAndSockets();
    const sockets = await startSockets();
    const panel = await startPanel();
    const { manager, joined, updated, realtime, channel } = await connect(client);
    expect(`http://${realtime.host}:${realtime.port}${realtime.path}`).toBe(socketUrl);
    expect(sockets.child.pid).not.toBe(panel.child.pid);
    const page = await joinChannel(socketUrl, realtime, client, channel, { origin: url });

    expect((await client.post('/api/customer/servers/1/start')).status).toBe(200);
    await until('three changes', () => updated.mock.calls.length >= 3, 20_000);
    expect(updated.mock.calls).toEqual(threeTimes);
    await until('the same in the page', () => page.events('server-updated').length === 3);

    // The sockets end without notice; the panel continues, and after the gap clients read what it committed meanwhile.
    await sockets.kill();
    await until('the connection is lost', () => manager.link.get().state !== 'live');
    expect((await client.post('/api/customer/servers/1/start')).status).toBe(200);
    await startSockets();
    await until('the channel is joined again with a gap', () => joined.mock.calls.length === 2, 30_000);
    await until('what was committed meanwhile', () => updated.mock.calls.length > 3, 30_000);
  },
  slow,
);

it(
  'refuses events and subscriptions signed with another secret',
  async () => {
    const { startSockets, startPanel, client, socketUrl } = await panelAndSockets();
    await startSockets();
    await startPanel({ PUSHER_APP_SECRET: 'a guess' });
    await client.signIn('customer@example.test');
    const { realtime } = await client.ask('system.settings');
    const { id } = await client.ask('session.user');
    await expect(joinChannel(socketUrl, realtime, client, `private-user.${id}`)).rejects.toThrow('signature');
    expect((await client.post('/api/customer/servers/1/start')).status).toBe(200);
  },
  slow,
);

import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/free-ports.mjs';
import { startSandboxProcess } from './sandbox-process.ts';
import { createClient } from './support/client.ts';
import { testUsers } from './support/create-test-server.ts';
import { freshDatabase } from './support/fresh-database.ts';
import { isUp, launch, launchReady } from './support/launch.ts';
import { until } from './support/until.ts';
import { settled } from './support/world.ts';

async function provisioned() {
  const database = await freshDatabase();
  onTestFinished(database.remove);
  const sandbox = await startSandboxProcess({ startDelayMs: 1500 });
  onTestFinished(() => sandbox.stop());
  const port = await freePort();
  const file = join(database.folder, 'provision.json');
  const node = { alias: 'one', host: 'localhost', engine: { kind: 'sandbox', url: sandbox.url, node: 'one' } };
  const media = {
    name: 'Mine',
    owner: 'customer@example.test',
    node: 'one',
    type: 'plex',
    image: 'kronos/plex',
    port: await freePort(),
    containerPort: 32_400,
  };
  await writeFile(file, JSON.stringify({ users: testUsers, nodes: [node], servers: [media] }));
  const env = { ...database.env, KRONOS_PORT: String(port), KRONOS_PROVISION: file };
  const start = () => launchReady(env);
  return { start, client: createClient(`http://127.0.0.1:${port}`), port };
}

const slow = 240_000;

it(
  'resumes a start that SIGKILL interrupted, and keeps sessions',
  async () => {
    const { start, client } = await provisioned();
    const first = await start();
    expect(first.output.text).toContain('Kronos is running at http://localhost:');
    await client.signIn('customer@example.test');
    const { process: started } = await client.ask('customerServers.start', { params: { id: 1 } });
    await until('the job is under way', async () => {
      const { operation } = await client.ask('customerServers.one', { params: { id: 1 } });
      return operation?.state === 'running';
    });
    first.child.kill('SIGKILL');
    await first.exited;

    await start();
    const running = await settled(client, 1, 'running');
    expect(running.operation).toMatchObject({ id: started.id, state: 'succeeded' });
  },
  slow,
);

it(
  'shuts down gracefully: accepts no connections, completes the current response, then exits with 0',
  async () => {
    const { start, port } = await provisioned();
    const { child, exited } = await start();
    const [cookie] = (await fetch(`http://127.0.0.1:${port}/api/csrf-cookie`)).headers.getSetCookie();
    const csrf = /XSRF-TOKEN=([^;]+)/.exec(cookie ?? '')?.[1] ?? '';
    const body = JSON.stringify({ email: 'admin@example.test', password: 'wrong' });
    const call = request(`http://127.0.0.1:${port}/api/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': body.length,
        cookie: `XSRF-TOKEN=${csrf}`,
        'X-XSRF-TOKEN': csrf,
        expect: '100-continue', // the server confirms that it has begun
      },
    });
    call.flushHeaders();
    await once(call, 'continue');
    child.kill('SIGTERM');
    await until('no connection is accepted', async () => !(await isUp(port)));
    call.end(body);
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(401);
    response.resume();
    expect(await exited).toBe(0);
  },
  slow,
);

interface Ports {
  taken: number;
  free: number;
}

it.each<[string, (ports: Ports) => Record<string, string>, (ports: Ports) => string]>([
  [
    'a taken port',
    ({ taken }) => ({ KRONOS_PORT: String(taken) }),
    ({ taken }) => `Port ${taken} is taken by another program. Set KRONOS_PORT to a free one.`,
  ],
  [
    'an invalid port',
    () => ({ KRONOS_PORT: 'many' }),
    () => 'The environment variable KRONOS_PORT is not valid: it must be a number.',
  ],
  [
    'a missing snapshot',
    () => ({ KRONOS_RESTORE: '/no/such.tar.gz' }),
    () => 'There is no snapshot /no/such.tar.gz. KRONOS_RESTORE must name an existing file.',
  ],
  [
    'a database that does not respond',
    ({ free }) => ({ DATABASE_URL: `postgres://kronos:secret@127.0.0.1:${free}/kronos` }),
    ({ free }) =>
      `The PostgreSQL database at 127.0.0.1:${free} cannot be opened: connect ECONNREFUSED 127.0.0.1:${free}. See DATABASE_URL.`,
  ],
  [
    'a demo that was not asked for at a public address',
    () => ({ KRONOS_DEMO: '', KRONOS_PUBLIC_URL: 'https://panel.example.com', KRONOS_TRUST_PROXY: 'on' }),
    () =>
      'The demo does not start by default at panel.example.com, since its passwords are public: set KRONOS_DEMO=off for your own installation, or KRONOS_DEMO=on to show the demo there.',
  ],
  [
    'half a certificate',
    () => ({ KRONOS_TLS_CERT: '/tmp/cert.pem' }),
    () => 'The environment variable KRONOS_TLS_KEY is not valid: set KRONOS_TLS_CERT and KRONOS_TLS_KEY together.',
  ],
])(
  'prints one sentence and exits with 1 on %s',
  async (_, env, words) => {
    const folder = await mkdtemp(join(tmpdir(), 'kronos-test-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    onTestFinished(() => void holder.close());
    const { port: taken } = holder.address() as { port: number };
    const ports = { taken, free: await freePort() };
    const { exited, output } = launch({
      KRONOS_DATA: folder,
      // The default port may be in use on this machine.
      KRONOS_PORT: String(await freePort()),
      ...env(ports),
    });
    expect(await exited).toBe(1);
    expect(output.text).toBe(`${words(ports)}\n`);
  },
  slow,
);

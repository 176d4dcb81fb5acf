// What the panel's own steps (session, role, input, log, headers) cost over a bare Hono handler that authenticates the
// same way and answers the same query, for a person with 2,000 servers. Both listen in one process before one database
// and take turns, so that the machine's mood is the same for both.
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { allGood, figure, median } from '../../../bench/figures.mjs';
import { readConfig } from '../src/config/config.ts';
import { servers } from '../src/db/schema.ts';
import { presentServer } from '../src/domain/servers/present.ts';
import { startServer } from '../src/start/start-server.ts';

const rows = 2000;
const rounds = 30;
const warmUp = 5;

const folder = await mkdtemp(join(tmpdir(), 'kronos-bench-'));
const file = join(folder, 'provision.json');
const node = { alias: 'away', host: 'localhost', engine: { kind: 'sandbox', url: 'http://127.0.0.1:9', node: 'x' } };
const owner = { email: 'owner@bench.test', name: 'owner', password: 'a bench password', role: 'customer' };
await writeFile(file, JSON.stringify({ users: [owner], nodes: [node] }));
const config = readConfig({
  KRONOS_PORT: '0',
  KRONOS_DEMO: 'off',
  KRONOS_DATA: folder,
  KRONOS_PROVISION: file,
  DATABASE_URL: process.env['DATABASE_URL'],
});
const { port, services, db, stop } = await startServer(config, {
  log: pino({ level: 'info' }, pino.destination('/dev/null')),
});
const [person, nodeId] = [await services.users.findByEmail(owner.email), await services.nodes.findByAlias(node.alias)];
if (!person || nodeId === undefined) throw new Error('The bench has no owner or no node.');
const one = { ownerId: person.id, nodeId, type: 'plex', image: 'kronos/plex', containerPort: 32_400 } as const;
const createdAt = new Date();
for (let first = 0; first < rows; first += 500) {
  const some = Array.from({ length: 500 }, (_, index) => first + index);
  await db.current
    .insert(servers)
    .values(some.map((number) => ({ ...one, name: `Server ${number}`, port: 10_000 + number, createdAt })));
}
const token = await services.sessions.open(person, { ip: '127.0.0.1', userAgent: null, remember: false });

const bare = new Hono();
bare.get('/servers', async (context) => {
  const session = await services.sessions.find(context.req.header('authorization')?.slice('Bearer '.length) ?? '');
  if (!session) return context.json({ message: 'no' }, 401);
  return context.json({ data: (await services.servers.listVisible(session.user)).map(presentServer) });
});
const door = serve({ fetch: bare.fetch, port: 0, hostname: '127.0.0.1' });
if (!door.listening) await once(door, 'listening');
const address = door.address();
const urls = {
  ours: `http://127.0.0.1:${port}/api/customer/servers`,
  bare: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/servers`,
};
const times: Record<keyof typeof urls, number[]> = { ours: [], bare: [] };
for (let round = 0; round < rounds + warmUp; round++) {
  for (const way of round % 2 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)) {
    const before = performance.now();
    const response = await fetch(urls[way], { headers: { authorization: `Bearer ${token}` } });
    const text = await response.text();
    if (round >= warmUp) times[way].push(performance.now() - before);
    if (text.match(/"name":"Server /g)?.length !== rows)
      throw new Error(`${way}: ${response.status} ${text.slice(0, 200)}`);
  }
}
door.close();
await stop();
await rm(folder, { recursive: true, force: true });

const [ours, floor] = [median(times.ours), median(times.bare)];
process.stdout.write(`   ${rows} servers: ${ours.toFixed(1)} ms, bare ${floor.toFixed(1)} ms\n`);
figure(`list of ${rows} servers, throughput over a bare handler`, floor / ours, '×', 0.7, { atLeast: true });
process.exit(allGood() ? 0 : 1);

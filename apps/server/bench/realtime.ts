// How long an event takes from `send` to a real pusher-js client on loopback, and what the protocol adds to a fan-out
// over a bare `ws` loop. The clients live in a process of their own, as they do in life; both fan-outs take turns in one
// run, so that the machine's mood is the same for both.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { WebSocketServer } from 'ws';
import { allGood, figure, median } from '../../../bench/figures.mjs';
import { createLocalBroadcaster } from '../src/realtime/local.ts';

const ROUNDS = 300;
const SUBSCRIBERS = 1_000;
const FAN_OUTS = 30;

const credentials = { key: 'bench', secret: 'bench' };
const broadcaster = createLocalBroadcaster({
  ...credentials,
  appId: 'bench',
  allowedOrigins: () => true,
  logger: { info: () => undefined },
});
const bare = new WebSocketServer({ noServer: true, perMessageDeflate: false });
const server = createServer();
server.on('upgrade', (request, stream, head) => {
  if (request.url === '/bare') bare.handleUpgrade(request, stream, head, () => undefined);
});
broadcaster.attach(server);
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;

const crowd = fork(fileURLToPath(new URL('crowd.ts', import.meta.url)), [String(port), String(SUBSCRIBERS)]);
const next = async () => (await once(crowd, 'message'))[0] as number;
await next();

const latencies: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const arrived = next();
  const sent = Number(process.hrtime.bigint());
  await broadcaster.send({ channel: 'private-user.1', event: 'server-updated', data: { id: round } });
  latencies.push(((await arrived) - sent) / 1e6);
}

const gathered = next();
crowd.send('gather');
await gathered;
const times = { ours: [] as number[], bare: [] as number[] };
const payload = JSON.stringify({ event: 'server-updated', channel: 'private-user.2', data: '{"id":1}' });
for (let round = 0; round < FAN_OUTS; round++) {
  for (const way of ['ours', 'bare'] as const) {
    const done = next();
    const before = performance.now();
    if (way === 'ours') void broadcaster.send({ channel: 'private-user.2', event: 'server-updated', data: { id: 1 } });
    else for (const socket of bare.clients) socket.send(payload);
    await done;
    times[way].push(performance.now() - before);
  }
}
crowd.kill();
await once(crowd, 'exit');
await broadcaster.close();
bare.close();
server.close();

latencies.splice(0, ROUNDS / 10);
latencies.sort((a, b) => a - b);
figure('publish to pusher-js, median', median(latencies), 'ms', 100);
figure('publish to pusher-js, p95', latencies[Math.floor(latencies.length * 0.95)], 'ms', 250);
const [ours, floor] = [median(times.ours), median(times.bare)];
process.stdout.write(`   ${SUBSCRIBERS} subscribers: ${ours.toFixed(1)} ms, bare ws ${floor.toFixed(1)} ms\n`);
figure('fan-out to 1,000, throughput over a bare ws loop', floor / ours, '×', 0.8, { atLeast: true });
process.exit(allGood() ? 0 : 1);

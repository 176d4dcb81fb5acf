// Nodes that accept connections and never respond, each with servers of one customer.
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { createCall } from '../product-calls.mjs';
import { callFromThere } from './strangers.mjs';

/** Writes the file that adds the nodes to the demo; returns a function that closes them. */
export async function hangingNodes({ file, nodes, serversOnEach, owner }) {
  const engines = await Promise.all(
    Array.from({ length: nodes }, async () => {
      const engine = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
      await once(engine, 'listening');
      return engine;
    }),
  );
  const places = engines.map((engine, index) => ({ alias: `hangs ${index}`, port: engine.address().port }));
  writeFileSync(
    file,
    JSON.stringify({
      nodes: places.map(({ alias, port }) => ({
        alias,
        host: 'localhost',
        engine: { kind: 'sandbox', url: `http://127.0.0.1:${port}`, node: 'x' },
      })),
      servers: places.flatMap(({ alias }) =>
        Array.from({ length: serversOnEach }, (_, index) => ({
          name: `${alias}, ${index}`,
          owner,
          node: alias,
          type: 'plex',
          image: 'kronos/plex',
          port: 20_000 + index,
          containerPort: 32_400,
        })),
      ),
    }),
  );
  return () => {
    for (const engine of engines) engine.close();
  };
}

/** The duration of a restart of a healthy server while all servers on the hanging nodes start, over its duration alone. */
export async function restartBeside({ origin, customer, owner }) {
  const call = createCall(origin);
  const { token } = await call('/api/login', customer);
  const servers = (await call('/api/customer/servers', { token }, 'GET')).data;
  const { id } = servers.find(({ status }) => status === 'running');
  const alone = await restart();

  const { token: patient } = await call('/api/login', owner);
  const theirs = (await call('/api/customer/servers', { token: patient }, 'GET')).data;
  const hanging = theirs.filter(({ node }) => node.alias.startsWith('hangs'));
  const { port } = new URL(origin);
  const start = (server) => callFromThere({ port, path: `/api/customer/servers/${server.id}/start`, token: patient });
  const ordered = await Promise.all(hanging.map(start));
  if (ordered.some((status) => status !== 200)) throw new Error(`Not all starts were accepted: ${ordered.join(' ')}`);
  return (await restart()) / alone;

  /** The milliseconds from the click to the outcome. */
  async function restart() {
    const begun = performance.now();
    const { process } = await call(`/api/customer/servers/${id}/restart`, { token });
    for (;;) {
      const { operation } = await call(`/api/customer/servers/${id}`, { token }, 'GET');
      if (operation.id === process.id && operation.state === 'succeeded') return performance.now() - begun;
      if (operation.state === 'failed') throw new Error(operation.message);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

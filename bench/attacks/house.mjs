// Nodes that accept connections and never respond, each with servers of one customer.
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';

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

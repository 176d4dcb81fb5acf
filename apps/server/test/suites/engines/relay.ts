import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EngineAddress } from '../../../src/engines/port.ts';
import { portOf } from './harness.ts';

type Target = { path: string } | { host: string; port: number };

/** The same engine behind a relay that counts its connections and can cut them. */
export async function relayTo(address: EngineAddress) {
  const folder = await mkdtemp(join(tmpdir(), 'kronos-relay-'));
  const path = join(folder, 'relay.sock');
  const sockets = new Set<Socket>();
  let taken = 0;
  const listen = async (target: Target, at: { path: string } | { port: number; host: string }): Promise<Server> => {
    const server = createServer((near) => {
      taken += 1;
      const far = connect(target);
      for (const [end, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(end);
        end.on('error', () => end.destroy());
        end.once('close', () => {
          sockets.delete(end);
          other.destroy();
        });
        end.pipe(other);
      }
    }).listen(at);
    await once(server, 'listening');
    return server;
  };
  const overTcp = async (port: number) => {
    const server = await listen({ host: '127.0.0.1', port }, { host: '127.0.0.1', port: 0 });
    return { server, port: portOf(server) };
  };
  const open = async (): Promise<{ server: Server; address: EngineAddress }> => {
    if (address.kind === 'sandbox') {
      const { server, port } = await overTcp(Number(new URL(address.url).port));
      return { server, address: { ...address, url: `http://127.0.0.1:${port}` } };
    }
    if ('tls' in address) {
      const { server, port } = await overTcp(address.port);
      return { server, address: { ...address, port } };
    }
    const { socketPath } = 'ssh' in address ? address.ssh : address;
    const server = await listen({ path: socketPath }, { path });
    if ('ssh' in address) return { server, address: { ...address, ssh: { ...address.ssh, socketPath: path } } };
    return { server, address: { ...address, socketPath: path } };
  };

  const relay = await open();
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: relay.address,
    /** The number of open connections. */
    connections: () => sockets.size / 2,
    /** The number of connections ever accepted. */
    taken: () => taken,
    hangUp,
    async close() {
      hangUp();
      relay.server.close();
      await rm(folder, { recursive: true });
    },
  };
}

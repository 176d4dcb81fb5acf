import { once } from 'node:events';
import {
  type AddressInfo,
  connect,
  createServer,
  type ListenOptions,
  type NetConnectOpts,
  type Socket,
} from 'node:net';
import { onTestFinished } from 'vitest';

/** A connection to a real engine that can be cut after a number of bytes. */
export async function startLine(to: string) {
  const { hostname, port } = new URL(to);
  const line = await openLine({ host: hostname, port: Number(port) }, { host: '127.0.0.1', port: 0 });
  return { ...line, url: `http://127.0.0.1:${line.port}` };
}

/** Opens such a line between sockets of any kind. */
export async function openLine(to: NetConnectOpts, at: ListenOptions) {
  const sockets = new Set<Socket>();
  const pipes = new Set<() => void>();
  /** The number of bytes that may still come back. */
  let left = Number.POSITIVE_INFINITY;
  /** A text in a request that cuts the line before it reaches the engine. */
  let last: string | undefined;
  let isMute = false;
  let silent = 0;
  let refused = 0;
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };

  const server = createServer((caller) => {
    if (left <= 0) {
      refused += 1;
      caller.destroy();
      return;
    }
    const engine = connect(to);
    for (const end of [caller, engine]) {
      sockets.add(end);
      end.on('error', () => end.destroy()).on('close', () => sockets.delete(end));
    }
    caller.on('close', () => engine.destroy());
    engine.on('close', () => caller.destroy());
    engine.on('data', (piece: Buffer) => {
      left -= piece.length;
      if (left <= 0) hangUp();
    });
    caller.on('data', (piece: Buffer) => {
      if (last === undefined || !piece.includes(last)) return;
      left = 0;
      hangUp();
    });
    if (isMute) silent += 1;
    else {
      caller.pipe(engine).pipe(caller);
      const part = () => {
        caller.unpipe(engine);
        engine.unpipe(caller);
      };
      pipes.add(part);
      caller.on('close', () => pipes.delete(part));
    }
  });
  server.listen(at);
  await once(server, 'listening');
  onTestFinished(() => {
    hangUp();
    server.close();
  });

  return {
    port: (server.address() as AddressInfo).port,
    /** Ends every connection once this many bytes have come back, and accepts none until it is mended. */
    cutAfter: (bytes: number) => void (left = bytes),
    /** Cuts the line at the request that contains this text, which the engine does not receive. */
    cutBefore: (words: string) => void (last = words),
    /** The number of connections refused since. */
    refused: () => refused,
    /** Accepts new connections from now on, but sends nothing on them; open ones continue. */
    muteNew: () => void (isMute = true),
    /** Sends nothing on any connection from now on, without ending any: like an engine whose process is stopped. */
    freeze() {
      isMute = true;
      for (const part of pipes) part();
    },
    /** The number of connections opened while it is silent. */
    silent: () => silent,
    mend() {
      isMute = false;
      left = Number.POSITIVE_INFINITY;
      last = undefined;
    },
  };
}

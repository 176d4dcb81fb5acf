import type { IncomingMessage, Server, ServerResponse } from 'node:http';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface OneByOneOptions {
  /**
   * The maximum number of unanswered requests on a connection; one more closes it. Browsers send one at a time.
   * @default 8
   */
  depth?: number;
}

/**
 * Hands the server's listeners one request of a connection at a time, in the order in which the responses must leave
 * anyway. What arrives of a connection may hold hundreds of requests, which Node emits at once; those of a destroyed
 * connection are ignored.
 */
export function serveOneByOne(
  server: Pick<Server, 'listeners' | 'removeAllListeners' | 'on'>,
  { depth = 8 }: OneByOneOptions = {},
): void {
  const listeners = server.listeners('request') as Listener[];
  const lines = new WeakMap<object, (() => void)[]>();

  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    const line = lines.get(socket) ?? [];
    if (line.length >= depth) socket.destroy();
    // When a connection closes, Node destroys each of its open requests with a new error, stack trace included.
    if (socket.destroyed) {
      request.destroy();
      return;
    }

    lines.set(socket, line);
    line.push(() => {
      if (!socket.destroyed) for (const listener of listeners) listener(request, response);
    });
    response.once('close', () => {
      line.shift();
      line[0]?.();
    });
    if (line.length === 1) line[0]?.();
  });
}

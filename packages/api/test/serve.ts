import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';
import { type ClientOptions, createClient } from '@kronos/api';
import { routes } from '@kronos/api/routes';

export interface Seen {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Starts a real HTTP server for one test, which records its requests and is closed when the test ends. */
export async function serve(handle: (request: Seen, response: ServerResponse) => void) {
  const seen: Seen[] = [];
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const record = { method, url, headers, body };
      seen.push(record);
      handle(record, response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
  };
  onTestFinished(stop);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, stop };
}

/** Sends a JSON response. */
export function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

type Options = ClientOptions<typeof routes>;

/** Creates a client for a base URL with a spy for each callback. */
export function spiedClient(baseURL: string, options: Partial<Options> = {}) {
  const onGenericError = vi.fn<Options['onGenericError']>();
  const onNoResponse = vi.fn<Options['onNoResponse']>();
  const onPending = vi.fn<NonNullable<Options['onPending']>>();
  const onStillWaiting = vi.fn<NonNullable<Options['onStillWaiting']>>();
  const spies = { onGenericError, onNoResponse, onPending, onStillWaiting };
  const client = createClient({ baseURL, routes, getToken: () => undefined, ...spies, ...options });
  return { client, ...spies };
}

/** Returns whether a promise is still pending after `ms` milliseconds. */
export function isPending(promise: Promise<unknown>, ms = 100): Promise<boolean> {
  const settled = promise.then(
    () => false,
    () => false,
  );
  return Promise.race([settled, new Promise<boolean>((resolve) => setTimeout(resolve, ms, true))]);
}

import { serve } from '@hono/node-server';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** The change that a fault makes to the request or the response of one endpoint. */
export interface Fault {
  /** Method and path; `:id` matches any number. */
  on: string;
  /** Changes the headers of the request. */
  ask?: (headers: Headers) => void;
  /** Replaces the body of the response. */
  body?: (body: Record<string, unknown>) => unknown;
  /** Replaces the response. */
  answer?: (response: Response, text: string) => Response;
}

/** A proxy in front of the server that applies each fault to its endpoint. */
export async function withFaults(upstream: string, faults: readonly Fault[]): Promise<string> {
  const spoilt = faults.map(({ on, ...fault }) => ({
    ...fault,
    line: new RegExp(`^${on.replaceAll(/:\w+/g, String.raw`\d+`)}$`),
  }));

  const forward = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const fault = spoilt.find(({ line }) => line.test(`${request.method} ${pathname}`));
    const headers = new Headers(request.headers);
    headers.set('connection', 'close');
    headers.delete('content-length');
    fault?.ask?.(headers);
    const payload = ['GET', 'HEAD'].includes(request.method) ? {} : { body: await request.text() };
    const init = { method: request.method, headers, redirect: 'manual' as const, ...payload };
    const response = await fetch(upstream + pathname + search, init);
    const text = await response.text();
    const back = new Headers(response.headers);
    // The text is complete and decoded here, and its length is set again.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) back.delete(name);
    const plain = new Response(text || null, { status: response.status, headers: back });
    if (!fault || !response.ok) return plain;
    if (fault.body) return new Response(JSON.stringify(fault.body(JSON.parse(text))), plain);
    return fault.answer?.(plain, text) ?? plain;
  };

  const proxy = serve({ fetch: forward, port: 0, hostname: '127.0.0.1' });
  if (!proxy.listening) await once(proxy, 'listening');
  proxy.unref();
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

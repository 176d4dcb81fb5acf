import type { ContractTable, Method } from '../contract/define.ts';
import type { Contract } from '../contract/index.ts';
import { ApiError } from './api-error.ts';
import { fillPath, type PathValue, prepare, type Query, withQuery } from './build-request.ts';
import type { CallPayload, Client, ClientOptions, SendOptions } from './client-types.ts';
import { badBody, type Outcome } from './outcome.ts';
import { createTransport } from './transport.ts';

interface Request {
  params?: Readonly<Record<string, PathValue>>;
  query?: Query;
  body?: unknown;
}

/**
 * Creates a client: `client.customerServers.start({ params: { id } })`, or by id through `send`, each settling with a
 * tagged outcome; and `call`, the wrapper of the specification. Nothing is sent twice but for one replay after a 419.
 */
export function createClient<T extends ContractTable = Contract>(options: ClientOptions<T>): Client<T> {
  const { baseURL: base = pageOrigin(), validate, onGenericError } = options;
  const endpoints = readRoutes(options.routes);
  const renewal = endpoints.get(renewalId);
  const transmit = createTransport({
    ...options,
    renewal: renewal && prepare(base, renewalId, renewal.method, renewal.path),
  });

  async function send(id: string, request: Request = {}, sendOptions?: SendOptions): Promise<Outcome> {
    const endpoint = endpoints.get(id);
    if (!endpoint) throw new ApiError('unknown-endpoint', `"${id}" is not in the routes.`);
    const address = withQuery(fillPath(endpoint.path, request.params), request.query);
    const outcome = await transmit(prepare(base, id, endpoint.method, address, request.body), sendOptions);
    const mismatch = outcome.kind === 'ok' && validate?.(id, outcome.data);
    return mismatch ? badBody(id, outcome.response, mismatch) : outcome;
  }

  function call(method: Method, url: string, payload?: CallPayload, flag = true, callOptions?: SendOptions) {
    // A fresh promise each time: waiting on a shared one that never settles keeps every waiter's frame alive.
    return new Promise<unknown>((resolve, reject) => {
      const isQuery = method === 'GET';
      const address = isQuery ? withQuery(url, payload) : url;
      const request = prepare(base, `${method} ${url}`, method, address, isQuery ? undefined : payload);
      const settle = (outcome: Outcome): void => {
        if (outcome.kind === 'ok') resolve(outcome.data);
        else if (outcome.kind === 'aborted') reject(new DOMException(`${request.endpoint} was aborted`, 'AbortError'));
        else if (outcome.kind === 'no-response') return;
        else if (flag) reject(outcome.response);
        else onGenericError({ message: outcome.message, response: outcome.response });
      };
      transmit(request, callOptions).then(settle).catch(reject);
    });
  }

  const functions: Record<string, Record<string, unknown>> = {};
  for (const id of endpoints.keys()) {
    const [group = '', name = ''] = id.split('.');
    functions[group] ??= {};
    functions[group][name] = (request?: Request, sendOptions?: SendOptions) => send(id, request, sendOptions);
  }
  // The one place where the untyped machine meets the types that the contract gives it.
  return { ...functions, send, call } as Client<T>;
}

/** The endpoint that sets a fresh CSRF cookie; a table without it has no replay after a 419. */
const renewalId = 'session.csrf';

function readRoutes(routes: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  const endpoints = new Map<string, { method: Method; path: string }>();
  for (const [group, names] of Object.entries(routes)) {
    for (const [name, route] of Object.entries(names)) {
      const [method, path = ''] = route.split(' ');
      endpoints.set(`${group}.${name}`, { method: method as Method, path });
    }
  }
  return endpoints;
}

function pageOrigin(): string {
  if (typeof location !== 'undefined') return location.origin;
  throw new ApiError('no-base-url', 'There is no page to take the origin from. Hand createClient a baseURL.');
}

import type { ContractTable, Method } from '../contract/define.ts';
import type { Contract } from '../contract/index.ts';
import { ApiError } from './api-error.ts';
import { fillPath, type PathValue, prepare, type Query, resolveUrl, withQuery } from './build-request.ts';
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
  const { validate, onGenericError } = options;
  const base = options.baseURL ?? pageOrigin();
  const routes: Readonly<Record<string, Readonly<Record<string, string>>>> = options.routes;
  const transmit = createTransport({ ...options, base, renewal: renewalOf(routes, base) });

  async function send(endpoint: string, request: Request = {}, sendOptions?: SendOptions): Promise<Outcome> {
    const [group = '', name = ''] = endpoint.split('.');
    const route = routes[group]?.[name];
    if (!route) throw new ApiError('unknown-endpoint', `"${endpoint}" is not in the routes. Generate them again.`);
    const { method, path } = splitRoute(route);
    const url = resolveUrl(base, withQuery(fillPath(path, request.params), request.query));
    const outcome = await transmit(prepare(endpoint, method, url, request.body), sendOptions);
    const mismatch = outcome.kind === 'ok' && validate?.(endpoint, outcome.data);
    if (!mismatch) return outcome;
    return badBody(endpoint, outcome.response, mismatch);
  }

  function call(method: Method, url: string, payload?: CallPayload, flag = true, callOptions?: SendOptions) {
    // A fresh promise each time: waiting on a shared one that never settles keeps every waiter's frame alive.
    return new Promise<unknown>((resolve, reject) => {
      const isQuery = method === 'GET';
      const address = resolveUrl(base, isQuery ? withQuery(url, payload) : url);
      const request = prepare(`${method} ${url}`, method, address, isQuery ? undefined : payload);
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

  const functions = Object.entries(routes).map(([group, names]) => {
    const entries = Object.keys(names).map((name) => {
      const act = (request?: Request, sendOptions?: SendOptions) => send(`${group}.${name}`, request, sendOptions);
      return [name, act] as const;
    });
    return [group, Object.fromEntries(entries)] as const;
  });
  // The one place where the untyped machine meets the types that the contract gives it.
  return { ...Object.fromEntries(functions), send, call } as Client<T>;
}

const splitRoute = (route: string): { method: Method; path: string } => {
  const [method, path = ''] = route.split(' ');
  return { method: method as Method, path };
};

/** The call that sets a fresh CSRF cookie; a table without `session.csrf` has no replay. */
function renewalOf(routes: Readonly<Record<string, Readonly<Record<string, string>>>>, base: string) {
  const route = routes['session']?.['csrf'];
  if (!route) return undefined;
  const { method, path } = splitRoute(route);
  return prepare('session.csrf', method, resolveUrl(base, path));
}

function pageOrigin(): string {
  if (typeof location !== 'undefined') return location.origin;
  throw new ApiError('no-base-url', 'There is no page to take the origin from. Hand createClient a baseURL.');
}

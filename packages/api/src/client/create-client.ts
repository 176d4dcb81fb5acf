import type { ContentAnswer } from '../contract/content.ts';
import type { Method } from '../contract/define.ts';
import { ApiError } from './api-error.ts';
import { bearerKey } from './asker.ts';
import { fillPath, type PathValue, prepare, type Query, withQuery } from './build-request.ts';
import type { CallPayload, Client, ClientOptions, ContractOf, RouteTable, SendOptions } from './client-types.ts';
import { badBody, type Outcome } from './outcome.ts';
import { createTransport } from './transport.ts';

interface Request {
  params?: Readonly<Record<string, PathValue>>;
  query?: Query;
  body?: unknown;
}

type Ask = (request?: Request, options?: SendOptions) => Promise<Outcome>;

/**
 * Creates a client with a function for each endpoint, such as `client.customerServers.start({ params: { id } })`;
 * `send`, which calls an endpoint by its id; and `call`, the wrapper of the specification. Functions and `send` settle
 * with a tagged outcome. The client never sends a request twice, except for one replay after a 419.
 * @example
 * const api = createClient({
 *   routes: { session, customerServers },
 *   getToken: () => token,
 *   onGenericError: ({ message }) => toast(message),
 *   onNoResponse: () => showOffline(),
 * })
 */
export function createClient<R extends RouteTable>(options: ClientOptions<R>): Client<ContractOf<R>> {
  const { baseURL: base = pageOrigin(), validate, onGenericError, getToken } = options;
  const renewal = options.routes['session']?.['csrf'];
  const transmit = createTransport({ ...options, renewal: renewal && prepareRoute('session.csrf', renewal) });

  function prepareRoute(id: string, route: string, { params, query, body }: Request = {}) {
    const [method, path = '', as] = route.split(' ');
    const request = prepare(base, id, method as Method, withQuery(fillPath(path, params), query), body);
    return { ...request, ...(as && { as: as as ContentAnswer['as'] }) };
  }

  async function ask(id: string, route: string, request?: Request, sendOptions?: SendOptions): Promise<Outcome> {
    const outcome = await transmit(prepareRoute(id, route, request), sendOptions);
    const mismatch = outcome.kind === 'ok' && validate?.(id, outcome.data);
    return mismatch ? badBody(id, outcome.response, mismatch) : outcome;
  }

  function call(method: Method, url: string, payload?: CallPayload, flag = true, callOptions?: SendOptions) {
    // A new promise each time: a shared one that never settles would retain the frame of every caller that awaits it.
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

  /** Builds a client, both for the initial groups and for those added later. */
  function compose(routes: RouteTable) {
    const functions: Record<string, Record<string, Ask>> = {};
    for (const [group, names] of Object.entries(routes)) {
      const asks: Record<string, Ask> = (functions[group] = {});
      for (const [name, route] of Object.entries(names)) {
        asks[name] = (request, sendOptions) => ask(`${group}.${name}`, route, request, sendOptions);
      }
    }
    return {
      ...functions,
      call,
      [bearerKey]: getToken,
      extend: (more: RouteTable) => compose({ ...routes, ...more }),
      async send(id: string, request?: Request, sendOptions?: SendOptions) {
        const [group = '', name = ''] = id.split('.');
        const route = routes[group]?.[name];
        if (!route) throw new ApiError('unknown-endpoint', `The routes do not contain "${id}".`);
        return ask(id, route, request, sendOptions);
      },
    };
  }

  // The only place where the untyped implementation gets the types of the contract.
  return compose(options.routes) as Client<ContractOf<R>>;
}

function pageOrigin(): string {
  if (typeof location !== 'undefined') return location.origin;
  throw new ApiError('no-base-url', 'There is no page origin to use as the base URL. Pass a baseURL to createClient.');
}

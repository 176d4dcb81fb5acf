import type { Validate } from '../contract/create-validator.ts';
import type { ContractTable, Endpoint, EndpointGroup, Method, RequestOf, ResponseOf } from '../contract/define.ts';
import type { FullResponse, NoResponse, Outcome } from './outcome.ts';

declare const endpoints: unique symbol;

type RouteOf<E extends Endpoint> = `${E['method']} ${E['path']}${E extends { answers: { as: infer A extends string } }
  ? ` ${A}`
  : ''}`;

/**
 * Method and path of each endpoint of a group, and the form of responses that are not JSON: all of the contract that a
 * browser has to load.
 * @example
 * import { session } from '@kronos/api/routes/session'
 * session.login; // 'POST /api/login'
 */
export type RouteGroup<G extends EndpointGroup> = { readonly [N in keyof G]: RouteOf<G[N]> } & {
  /** Never present: it carries the types of the endpoints' requests and responses. */
  readonly [endpoints]?: G;
};

/**
 * The groups that a client is made of, by name.
 * @example
 * const routes = { session, customerServers } satisfies RouteTable
 */
export type RouteTable = Readonly<Record<string, RouteGroup<EndpointGroup>>>;

/**
 * The part of the contract to which the given routes belong.
 * @example
 * type Api = Client<ContractOf<typeof routes>>
 */
export type ContractOf<R extends RouteTable> = {
  readonly [G in keyof R]: R[G] extends { readonly [endpoints]?: infer E extends EndpointGroup } ? E : never;
};

/**
 * The ids of all endpoints of a contract.
 * @example
 * const id: EndpointId<Contract> = 'customerServers.start'
 */
export type EndpointId<T extends ContractTable> = {
  [G in keyof T & string]: `${G}.${keyof T[G] & string}`;
}[keyof T & string];

/**
 * The endpoint with an id.
 * @example
 * type Start = EndpointOf<Contract, 'customerServers.start'>
 */
export type EndpointOf<T extends ContractTable, Id extends string> = Id extends `${infer G}.${infer N}`
  ? T[G][N]
  : never;

/**
 * The transport of requests: the platform's `fetch`, or a function like it. A fetch for a single request receives the
 * client's own as its third argument.
 * @example
 * const logged: Fetch = (input, init, fetch = globalThis.fetch) => {
 *   console.log(init.method, input)
 *   return fetch(input, init)
 * }
 */
export type Fetch = (
  input: string,
  init: RequestInit,
  clientsOwn?: (input: string, init: RequestInit) => Response | Promise<Response>,
) => Response | Promise<Response>;

/**
 * Options of one request.
 * @example
 * await api.customerServers.list({}, { signal: controller.signal, timeout: 10_000 })
 */
export interface SendOptions {
  /** Cancels the request. Nothing else leads to the outcome `aborted`. */
  signal?: AbortSignal | undefined;
  /** The time in milliseconds in which the whole response, body included, must be received. Default: none (spec §9). */
  timeout?: number | undefined;
  /**
   * The fetch for this request instead of the client's, such as `fetchWithProgress` of `@kronos/api/upload` or `fetchLines` of
   * `@kronos/api/lines`.
   */
  fetch?: Fetch | undefined;
}

type Payload<E extends Endpoint> = [keyof RequestOf<E>] extends [never] ? Record<string, never> : RequestOf<E>;

/**
 * The arguments of an endpoint's function. The request may be omitted only if nothing in it is required.
 * @example
 * type Args = SendArguments<EndpointOf<Contract, 'customerServers.start'>>
 */
export type SendArguments<E extends Endpoint, O = SendOptions> =
  Record<never, never> extends Payload<E> ? [request?: Payload<E>, options?: O] : [request: Payload<E>, options?: O];

/**
 * One function per endpoint, grouped as in the contract. Each settles with an outcome and never rejects.
 * @example
 * const outcome = await api.customerServers.start({ params: { id: 3 } })
 */
export type EndpointFunctions<T extends ContractTable> = {
  readonly [G in keyof T]: {
    readonly [N in keyof T[G]]: (...args: SendArguments<T[G][N]>) => Promise<Outcome<ResponseOf<T[G][N]>>>;
  };
};

/**
 * The payload of `call`: the query of a GET, the body of other methods.
 * @example
 * await api.call('POST', '/api/tickets', { subject: 'Hello' })
 */
export type CallPayload = Readonly<Record<string, unknown>> | FormData | URLSearchParams;

/**
 * A client of the groups of a contract: one function per endpoint, `send` by id, and `call` of the specification.
 * @example
 * const outcome = await api.customerServers.list()
 * if (outcome.kind === 'ok') show(outcome.data)
 */
export type Client<T extends ContractTable> = EndpointFunctions<T> & {
  /**
   * Returns the same client with more groups. Code that loads later adds its own, so that a page contains only the addresses
   * that it uses.
   */
  readonly extend: <R extends RouteTable>(routes: R) => Client<T & ContractOf<R>>;

  /** Calls an endpoint by its id. Always settles; a rejection is a programming error (`ApiError`). */
  readonly send: <Id extends EndpointId<T>>(
    endpoint: Id,
    ...args: SendArguments<EndpointOf<T, Id>>
  ) => Promise<Outcome<ResponseOf<EndpointOf<T, Id>>>>;

  /**
   * The wrapper of spec §7. Resolves with the body. On an error it rejects with the full response or, when `flag` is false,
   * emits a generic error and stays pending. Without a response it stays pending. Only the caller's own signal makes it reject
   * with an AbortError.
   */
  readonly call: <D = unknown>(
    method: Method,
    url: string,
    payload?: CallPayload,
    flag?: boolean,
    options?: SendOptions,
  ) => Promise<D>;
};

/**
 * An error of a `call` whose flag was false (spec §8).
 * @example
 * createClient({ ...options, onGenericError: ({ message }) => toast(message) })
 */
export interface GenericError {
  message: string;
  response: FullResponse;
}

/**
 * The options of a client.
 * @example
 * const options: ClientOptions = { routes, getToken: () => token, onGenericError: show, onNoResponse: showOffline }
 */
export interface ClientOptions<R extends RouteTable = RouteTable> {
  /** The initial groups, each from its own module. A 419 is replayed if `session` is among them. */
  routes: R;
  /** The address of the API. Default: the page's origin. */
  baseURL?: string;
  /** The transport. Default: the platform's fetch. Tests provide the server's own `app.request`. */
  fetch?: Fetch;
  /** The session's bearer token, read for every request. */
  getToken: () => string | null | undefined;
  /**
   * The CSRF token. Default: `<meta name="csrf-token">`, else the XSRF-TOKEN cookie.
   * `renewed` is true once the cookie was renewed after a 419: the token that the page was rendered with is then stale.
   */
  getCsrf?: (renewed: boolean) => string | null | undefined;
  /** `kronos_domain` of the system settings, once they are known. */
  getDomain?: () => string | null | undefined;
  /** The realtime socket's id while it is connected. */
  getSocketId?: () => string | null | undefined;
  /** Checks each successful body of a known endpoint. For development and tests: it needs the schemas. */
  validate?: Validate | undefined;
  /** Called when a `call` whose flag was false has failed. */
  onGenericError: (error: GenericError) => void;
  /** Called once for each request that got no response. */
  onNoResponse: (failure: NoResponse) => void;
  /** Called with the number of running requests, at each change. */
  onPending?: (count: number) => void;
  /** Called when a response has not begun after `stillWaitingAfter` milliseconds. */
  onStillWaiting?: (request: { endpoint: string; method: Method; url: string }) => void;
  /** The time until `onStillWaiting` in milliseconds. Default: 15,000. */
  stillWaitingAfter?: number;
}

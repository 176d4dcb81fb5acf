import type { Validate } from '../contract/create-validator.ts';
import type { ContractTable, Endpoint, EndpointGroup, Method, RequestOf, ResponseOf } from '../contract/define.ts';
import type { FullResponse, NoResponse, Outcome } from './outcome.ts';

declare const endpoints: unique symbol;

/** Method and path of each endpoint of a group: all of the contract that a browser needs to carry. */
export type RouteGroup<G extends EndpointGroup> = { readonly [N in keyof G]: `${G[N]['method']} ${G[N]['path']}` } & {
  /** Never there: it tells the compiler what the endpoints take and answer. */
  readonly [endpoints]?: G;
};

/** The groups that a client is made of. */
export type RouteTable = Readonly<Record<string, RouteGroup<EndpointGroup>>>;

/** The part of the contract that these groups speak. */
export type ContractOf<R extends RouteTable> = {
  readonly [G in keyof R]: R[G] extends { readonly [endpoints]?: infer E extends EndpointGroup } ? E : never;
};

/** The names of all endpoints of a contract, such as `customerServers.start`. */
export type EndpointId<T extends ContractTable> = {
  [G in keyof T & string]: `${G}.${keyof T[G] & string}`;
}[keyof T & string];

/** The endpoint that an id names. */
export type EndpointOf<T extends ContractTable, Id extends string> = Id extends `${infer G}.${infer N}`
  ? T[G][N]
  : never;

/** What carries a request: the platform's `fetch`, or something that behaves like it. One of a single request may use the client's. */
export type Fetch = (
  input: string,
  init: RequestInit,
  clientsOwn?: (input: string, init: RequestInit) => Response | Promise<Response>,
) => Response | Promise<Response>;

/** Choices of one request. */
export interface SendOptions {
  /** The caller's own way to give up; the only thing that makes an `aborted` outcome. */
  signal?: AbortSignal | undefined;
  /** Milliseconds until the whole answer must be there, body included. Default: none (spec §9). */
  timeout?: number | undefined;
  /** Carries this request in place of the client's own, such as `fetchWithProgress` of `@kronos/api/upload` or `fetchLines` of `@kronos/api/lines`. */
  fetch?: Fetch | undefined;
}

type Payload<E extends Endpoint> = [keyof RequestOf<E>] extends [never] ? Record<string, never> : RequestOf<E>;

/** The arguments of an endpoint's function: the request may be left out only if nothing in it is required. */
export type SendArguments<E extends Endpoint, O = SendOptions> =
  Record<never, never> extends Payload<E> ? [request?: Payload<E>, options?: O] : [request: Payload<E>, options?: O];

/** One function per endpoint, grouped as in the contract; each settles with an outcome and never rejects. */
export type EndpointFunctions<T extends ContractTable> = {
  readonly [G in keyof T]: {
    readonly [N in keyof T[G]]: (...args: SendArguments<T[G][N]>) => Promise<Outcome<ResponseOf<T[G][N]>>>;
  };
};

/** What `call` carries: the query of a GET, the body of anything else. */
export type CallPayload = Readonly<Record<string, unknown>> | FormData | URLSearchParams;

export type Client<T extends ContractTable> = EndpointFunctions<T> & {
  /**
   * The same client with more groups: what loads later brings its own, so that a page carries the addresses it asks and
   * no others.
   */
  readonly extend: <R extends RouteTable>(routes: R) => Client<T & ContractOf<R>>;

  /** Asks an endpoint by its id. Always settles; a rejection is a programming error (`ApiError`). */
  readonly send: <Id extends EndpointId<T>>(
    endpoint: Id,
    ...args: SendArguments<EndpointOf<T, Id>>
  ) => Promise<Outcome<ResponseOf<EndpointOf<T, Id>>>>;

  /**
   * The wrapper of spec §7. Resolves with the body. On an error it rejects with the full response, or, with `flag`
   * false, announces a generic error and stays pending. With no response it stays pending. Only a caller's own signal
   * makes it reject with an AbortError.
   */
  readonly call: <D = unknown>(
    method: Method,
    url: string,
    payload?: CallPayload,
    flag?: boolean,
    options?: SendOptions,
  ) => Promise<D>;
};

/** A failure that a caller of `call` with the flag false asked to have announced (spec §8). */
export interface GenericError {
  message: string;
  response: FullResponse;
}

export interface ClientOptions<R extends RouteTable = RouteTable> {
  /** The groups to begin with, each from its own module; a 419 is replayed where `session` is among them. */
  routes: R;
  /** Where the API is. Default: the page's origin. */
  baseURL?: string;
  /** Default: the platform's fetch. Tests hand in the server's own `app.request`. */
  fetch?: Fetch;
  /** The session's bearer token, read for every request. */
  getToken: () => string | null | undefined;
  /**
   * The CSRF token. Default: `<meta name="csrf-token">`, else the XSRF-TOKEN cookie.
   * `renewed` is true once a 419 was answered with a fresh cookie: what the page was rendered with is stale then.
   */
  getCsrf?: (renewed: boolean) => string | null | undefined;
  /** `kronos_domain` of the system settings, once they are known. */
  getDomain?: () => string | null | undefined;
  /** The realtime socket's id while it is connected. */
  getSocketId?: () => string | null | undefined;
  /** Judges every successful body of a known endpoint. Development and tests only: it needs the schemas. */
  validate?: Validate | undefined;
  /** A failed `call` whose flag was false. */
  onGenericError: (error: GenericError) => void;
  /** A request that got no response, once per request, whoever asked. */
  onNoResponse: (failure: NoResponse) => void;
  /** The number of requests under way, at each change. */
  onPending?: (count: number) => void;
  /** A request whose answer has not begun after `stillWaitingAfter` milliseconds. */
  onStillWaiting?: (request: { endpoint: string; method: Method; url: string }) => void;
  /** Default: 15,000. */
  stillWaitingAfter?: number;
}

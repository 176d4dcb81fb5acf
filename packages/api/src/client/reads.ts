import type { ContractTable, ResponseOf } from '../contract/define.ts';
import { bearerOf } from './asker.ts';
import type { Client, EndpointOf, SendArguments, SendOptions } from './client-types.ts';
import type { Outcome } from './outcome.ts';

/**
 * The ids of the endpoints that only read: GETs that are not marked as changing state.
 * @example
 * const id: ReadId<Contract> = 'customerServers.list'
 */
export type ReadId<T extends ContractTable> = {
  [G in keyof T & string]: {
    [N in keyof T[G] & string]: T[G][N] extends { mutates: true }
      ? never
      : T[G][N] extends { method: 'GET' }
        ? `${G}.${N}`
        : never;
  }[keyof T[G] & string];
}[keyof T & string];

/**
 * Options of one read.
 * @example
 * await reads.send('customerServers.list', {}, { dedupe: true, resumeOnline: true })
 */
export interface ReadOptions extends SendOptions {
  /** Shares a running request with the same arguments. A read with its own signal, timeout or fetch is never shared. */
  dedupe?: boolean;
  /**
   * Waits for the network and sends the read again when there was no response, until there is one or the signal aborts.
   */
  resumeOnline?: boolean;
}

/**
 * Calls a listener when the network may be back. Returns a function that unsubscribes.
 * @example
 * const onOnline: OnOnline = (listener) => {
 *   addEventListener('online', listener)
 *   return () => removeEventListener('online', listener)
 * }
 */
export type OnOnline = (listener: () => void) => () => void;

/**
 * Reads of a client that can be shared or resumed.
 * @example
 * const reads: Reads<Contract> = createReads(api)
 */
export interface Reads<T extends ContractTable> {
  /** Like the client's `send`, for endpoints that may safely be called twice. */
  readonly send: <Id extends ReadId<T>>(
    endpoint: Id,
    ...args: SendArguments<EndpointOf<T, Id>, ReadOptions>
  ) => Promise<Outcome<ResponseOf<EndpointOf<T, Id>>>>;
}

type Send = (endpoint: string, request?: unknown, options?: SendOptions) => Promise<Outcome>;

/**
 * Creates reads that can share a response or resume when the network returns. A module of its own, so that other pages do
 * not load it. The types accept pure reads only: an action, even one that is a GET, must never be sent twice.
 * @example
 * const reads = createReads(api)
 * const outcome = await reads.send('customerServers.list', {}, { resumeOnline: true })
 */
export function createReads<T extends ContractTable>(
  client: Client<T>,
  { onOnline = onPageOnline }: { onOnline?: OnOnline } = {},
): Reads<T> {
  const underWay = new Map<string, Promise<Outcome>>();
  const ask = client.send as Send;

  async function outlast(endpoint: string, request: unknown, options: SendOptions): Promise<Outcome> {
    const bearer = bearerOf(client);
    for (;;) {
      const outcome = await ask(endpoint, request, options);
      // A timeout is set by the caller to give up, like the signal.
      if (outcome.kind !== 'no-response' || outcome.reason === 'timeout') return outcome;
      await untilOnline(onOnline, options.signal);
      // Another user has signed in, for whom this request was not sent.
      if (bearerOf(client) !== bearer) return outcome;
    }
  }

  const send: Send = (endpoint, request, { dedupe, resumeOnline, ...options }: ReadOptions = {}) => {
    const go = () => (resumeOnline ? outlast(endpoint, request, options) : ask(endpoint, request, options));
    const isOwn = Object.values(options).some((choice) => choice !== undefined);
    if (!dedupe || isOwn) return go();
    // A user who signs in while a request is running gets a response of their own.
    const key = JSON.stringify([endpoint, request, resumeOnline === true, bearerOf(client)]);
    const shared = underWay.get(key) ?? go().finally(() => underWay.delete(key));
    underWay.set(key, shared);
    return shared;
  };
  // As in the client: the untyped implementation gets the types of the contract.
  return { send } as Reads<T>;
}

/** Resolves when the network may be back, or when the signal aborts: the request that follows then settles as aborted. */
const untilOnline = (onOnline: OnOnline, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      stop();
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const stop = onOnline(end);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });

const onPageOnline: OnOnline = (listener) => {
  globalThis.addEventListener('online', listener);
  return () => globalThis.removeEventListener('online', listener);
};

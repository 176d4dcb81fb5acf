import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import { addressOf } from '../platform/client-address.ts';
import { createTurns } from '../platform/turns.ts';

type Fetch = (request: Request, env: HttpBindings | Http2Bindings) => Response | Promise<Response>;

export interface FairTurnsOptions {
  /** Whether to trust X-Forwarded-For. */
  trustProxy: boolean;
  /** The maximum number of requests of one address that are served at once; a page sends a dozen. @default 24 */
  width?: number;
  /** The maximum number of its requests that wait. @default 2000 */
  places?: number;
}

const comeBackSeconds = 1;

/**
 * Serves a few requests of each address at once, so that the many of one client do not delay those of others. The
 * requests of a client that has disconnected are dropped.
 */
export function withFairQueueing(fetch: Fetch, { trustProxy, width = 24, places = 2000 }: FairTurnsOptions): Fetch {
  const takeTurn = createTurns({ width, places });

  return (request, env) => {
    const work = () => (env.incoming.socket.destroyed ? gone() : fetch(request, env));
    return takeTurn(addressOf(env.incoming, trustProxy), work) ?? tooMany();
  };
}

/** Nobody reads this response. */
const gone = () => new Response(null, { status: 499 });

const tooMany = () =>
  Response.json(
    { message: `Too many requests at once. Please try again in ${comeBackSeconds} s.`, retry_after: comeBackSeconds },
    { status: 429, headers: { 'Retry-After': String(comeBackSeconds), Connection: 'close' } },
  );

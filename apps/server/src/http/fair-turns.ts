import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import { addressOf } from '../client-address.ts';
import { createTurns } from '../turns.ts';

type Fetch = (request: Request, env: HttpBindings | Http2Bindings) => Response | Promise<Response>;

export interface FairTurnsOptions {
  /** Whether to trust X-Forwarded-For. */
  trustProxy: boolean;
  /** The maximum number of requests of one address that are served at once; a page sends a dozen. @default 24 */
  width?: number;
  /** The maximum number of its requests that wait. @default 2000 */
  places?: number;
  /**
   * The maximum number of unanswered requests on a connection; one more closes it. Browsers send one at a time.
   * @default 32
   */
  depth?: number;
}

const comeBackSeconds = 1;

/**
 * Serves requests so that the many of one client do not delay those of others: the requests of a connection one after
 * another, in the order in which their responses must leave anyway, and a few of each address at once. The requests of
 * a client that has disconnected are dropped.
 */
export function withFairQueueing(
  fetch: Fetch,
  { trustProxy, width = 24, places = 2000, depth = 32 }: FairTurnsOptions,
): Fetch {
  const takeTurn = createTurns({ width, places });
  const connections = new WeakMap<object, { last: Promise<unknown>; unanswered: number }>();

  return (request, env) => {
    const { socket } = env.incoming;
    const connection = connections.get(socket) ?? { last: Promise.resolve(), unanswered: 0 };
    connections.set(socket, connection);
    if (connection.unanswered >= depth) socket.destroy();
    if (socket.destroyed) return gone();

    const address = addressOf(env.incoming, trustProxy);
    const work = () => (socket.destroyed ? gone() : fetch(request, env));
    const serve = () => takeTurn(address, work) ?? tooMany();
    const answer = connection.last.then(serve, serve);
    const answered = () => void (connection.unanswered -= 1);
    connection.unanswered += 1;
    connection.last = answer.then(answered, answered);
    return answer;
  };
}

/** Nobody reads this response. */
const gone = () => new Response(null, { status: 499 });

const tooMany = () =>
  Response.json(
    { message: `Too many requests at once. Please try again in ${comeBackSeconds} s.`, retry_after: comeBackSeconds },
    { status: 429, headers: { 'Retry-After': String(comeBackSeconds), Connection: 'close' } },
  );

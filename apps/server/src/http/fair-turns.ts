import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import { addressOf } from '../client-address.ts';
import { createTurns } from '../turns.ts';

type Fetch = (request: Request, env: HttpBindings | Http2Bindings) => Response | Promise<Response>;

export interface FairTurnsOptions {
  /** Believe X-Forwarded-For. */
  trustProxy: boolean;
  /** So many calls of one address are served at once; a page asks for a dozen. @default 24 */
  width?: number;
  /** So many more of it wait. @default 2000 */
  places?: number;
  /** A connection with so many unanswered calls that sends one more is closed; browsers send one at a time. @default 32 */
  depth?: number;
}

const comeBackSeconds = 1;

/**
 * Serves calls so that the many of one keep nobody else waiting: those of a connection one after the other, as their
 * answers leave anyway, and of those of an address a few at once. What a vanished client asked for is not done any more.
 */
export function inFairTurns(
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

/** Nobody reads it. */
const gone = () => new Response(null, { status: 499 });

const tooMany = () =>
  Response.json(
    { message: `Too many requests at once. Please try again in ${comeBackSeconds} s.`, retry_after: comeBackSeconds },
    { status: 429, headers: { 'Retry-After': String(comeBackSeconds), Connection: 'close' } },
  );

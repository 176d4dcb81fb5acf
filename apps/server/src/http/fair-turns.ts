import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import { addressOf } from '../client-address.ts';

type Fetch = (request: Request, env: HttpBindings | Http2Bindings) => Response | Promise<Response>;

export interface FairTurnsOptions {
  /** Believe X-Forwarded-For. */
  trustProxy: boolean;
  /** So many calls of one address are served at once; a page asks for a dozen. @default 24 */
  width?: number;
  /** So many more of it wait. @default 2000 */
  places?: number;
}

interface Line {
  underWay: number;
  waiting: (() => void)[];
}

const comeBackSeconds = 1;

/**
 * Serves calls so that the many of one keep nobody else waiting: those of a connection one after the other, as their
 * answers leave anyway, and of those of an address a few at once. What a vanished client asked for is not done any more.
 */
export function inFairTurns(fetch: Fetch, { trustProxy, width = 24, places = 2000 }: FairTurnsOptions): Fetch {
  const lines = new Map<string, Line>();
  const before = new WeakMap<object, Promise<unknown>>();

  const inLine = async (address: string, work: () => Response | Promise<Response>): Promise<Response> => {
    const line = lines.get(address) ?? { underWay: 0, waiting: [] };
    lines.set(address, line);
    if (line.waiting.length >= places) return tooMany();
    if (line.underWay < width) line.underWay += 1;
    else await new Promise<void>((resolve) => line.waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Whose turn ends hands it to the next, so that nobody comes between.
      const next = line.waiting.shift();
      if (next) next();
      else if (--line.underWay === 0) lines.delete(address);
    }
  };

  return (request, env) => {
    const { socket } = env.incoming;
    const address = addressOf(env.incoming, trustProxy);
    const work = () => (socket.destroyed ? gone() : fetch(request, env));
    const last = before.get(socket);
    const answer = last
      ? last.then(
          () => inLine(address, work),
          () => inLine(address, work),
        )
      : inLine(address, work);
    before.set(socket, answer);
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

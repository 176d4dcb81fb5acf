export interface TurnsOptions {
  /** So much work of one client is under way at once, and begins between two looks at new events. */
  width: number;
  /** So much more of it waits. */
  places: number;
}

/** Runs the work of a client when it is its turn; answers undefined, without running it, when too much of it waits. */
export type TakeTurn = <T>(client: string, work: () => T | Promise<T>) => Promise<T> | undefined;

interface Line {
  underWay: number;
  waiting: (() => void)[];
  /** Whether the next turns are planned. */
  isDue: boolean;
}

/**
 * Creates the turns of many clients: each has a few pieces of work under way at once, in order, however many it orders.
 *
 * @example
 * const takeTurn = createTurns({ width: 24, places: 2000 });
 * const answer = await (takeTurn(address, () => serve(request)) ?? tooMany());
 */
export function createTurns({ width, places }: TurnsOptions): TakeTurn {
  const lines = new Map<string, Line>();

  /**
   * Begins what has room once the events that came meanwhile are handled: work that needs no input or output would
   * otherwise follow upon work without end, and no other socket would be read.
   */
  const plan = (client: string, line: Line): void => {
    if (line.isDue) return;
    line.isDue = true;
    setImmediate(() => {
      line.isDue = false;
      for (const begin of line.waiting.splice(0, width - line.underWay)) begin();
      if (line.underWay === 0) lines.delete(client);
    });
  };

  return (client, work) => {
    const line = lines.get(client) ?? { underWay: 0, waiting: [], isDue: false };
    if (line.waiting.length >= places) return undefined;
    lines.set(client, line);
    const turn = new Promise<void>((resolve) => {
      line.waiting.push(() => {
        line.underWay += 1;
        resolve();
      });
      plan(client, line);
    });
    return turn.then(work).finally(() => {
      line.underWay -= 1;
      plan(client, line);
    });
  };
}

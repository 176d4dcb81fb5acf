export interface TurnsOptions {
  /** The maximum number of tasks of one client that run at once, and that start before other events are handled. */
  width: number;
  /** The maximum number of tasks of one client that wait. */
  places: number;
}

/** Runs a client's task when it is its turn; returns undefined without running it when too many are waiting. */
export type TakeTurn = <T>(client: string, work: () => T | Promise<T>) => Promise<T> | undefined;

interface ClientQueue {
  underWay: number;
  waiting: (() => void)[];
  /** Whether the next start of tasks is scheduled. */
  isDue: boolean;
}

/**
 * Limits each of many clients to a few concurrent tasks, started in order, however many it submits.
 *
 * @example
 * const takeTurn = createTurns({ width: 24, places: 2000 });
 * const answer = await (takeTurn(address, () => serve(request)) ?? tooMany());
 */
export function createTurns({ width, places }: TurnsOptions): TakeTurn {
  const lines = new Map<string, ClientQueue>();

  /**
   * Starts as many tasks as there is room for, once pending events have been handled: tasks without I/O would otherwise
   * run one after another without end, and no other socket would be read.
   */
  const plan = (client: string, line: ClientQueue): void => {
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

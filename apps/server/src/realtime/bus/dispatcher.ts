import type { Logger } from 'pino';
import type { Outbox } from './outbox.ts';
import type { Bus } from './port.ts';

export interface Dispatcher {
  /** Something was committed. */
  wake(): void;
  /** Hands over what a process that died left behind, now and from time to time. */
  start(): void;
  stop(): Promise<void>;
}

/** Takes letters from the outbox to the bus. */
export function createDispatcher({
  outbox,
  bus,
  log,
  sweepMs = 5000,
}: {
  outbox: Outbox;
  bus: Bus;
  log: Logger;
  sweepMs?: number;
}): Dispatcher {
  let isAsked = false;
  let work: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const stopping = new AbortController();

  const drain = async () => {
    while (isAsked && !stopping.signal.aborted) {
      isAsked = false;
      const letters = await outbox.claim();
      if (letters.length === 0) continue;
      await bus.send(letters);
      await outbox.markSent(letters);
      isAsked = true;
    }
  };
  const wake = () => {
    isAsked = true;
    if (stopping.signal.aborted) return;
    work ??= drain()
      // They stay in the outbox: the next sweep after their lease hands them over.
      .catch((error: unknown) => log.warn({ err: error }, 'events were not sent'))
      .finally(() => {
        work = undefined;
        // Committed between the last look and now.
        if (isAsked && !stopping.signal.aborted) setImmediate(wake);
      });
  };

  return {
    wake,
    start() {
      wake();
      timer = setInterval(wake, sweepMs).unref();
    },
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await work;
    },
  };
}

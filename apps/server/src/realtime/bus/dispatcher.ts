import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Outbox } from './outbox.ts';
import type { Bus, Refusal } from './port.ts';

export interface Dispatcher {
  /** To be called after a commit that added to the outbox. */
  wake(): void;
  /** Sends what a crashed process left behind, now and from time to time. */
  start(): void;
  stop(): Promise<void>;
}

/** Sends messages from the outbox over the bus. */
export function createDispatcher({
  outbox,
  bus,
  log,
  gatherMs,
  sweepMs = 5000,
}: {
  outbox: Pick<Outbox, 'claim' | 'markSent' | 'putBack'>;
  bus: Bus;
  log: Logger;
  /** The first message is sent at once; those committed within this time after it are sent together. */
  gatherMs: number;
  sweepMs?: number;
}): Dispatcher {
  let isAsked = false;
  let work: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const stopping = new AbortController();

  const putBack = async (refused: readonly Refusal[]) => {
    const gone = await outbox.putBack(refused.map(({ id }) => id));
    for (const { id, about, error } of refused) {
      const facts = { err: error, outboxId: id, about };
      if (gone.has(id)) log.error(facts, 'an event was refused for good and set aside');
      else log.warn(facts, 'an event was refused and will be sent again');
    }
  };
  const drain = async () => {
    while (isAsked && !stopping.signal.aborted) {
      isAsked = false;
      const { messages, unreadable } = await outbox.claim(bus.atOnce);
      const claimed = messages.length + unreadable.length;
      if (claimed === 0) continue;
      const refused = [...unreadable, ...(await bus.send(messages))];
      const kept = new Set(refused.map(({ id }) => id));
      await outbox.markSent(messages.map(({ id }) => id).filter((id) => !kept.has(id)));
      if (refused.length > 0) await putBack(refused);
      if (claimed === bus.atOnce) isAsked = true;
      else await sleep(gatherMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };
  const wake = () => {
    isAsked = true;
    if (stopping.signal.aborted) return;
    // Deferred until all events of a transaction are in: each of them calls `wake`.
    work ??= Promise.resolve()
      .then(drain)
      // They stay in the outbox: the next sweep after their lease sends them.
      .catch((error: unknown) => log.warn({ err: error }, 'events were not sent'))
      .finally(() => {
        work = undefined;
        // Something was committed since the last look.
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

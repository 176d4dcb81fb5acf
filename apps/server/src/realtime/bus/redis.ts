import { createClient } from '@redis/client';
import type { Logger } from 'pino';
import { within } from '../../concurrency.ts';
import { StartError } from '../../start-error.ts';
import { letter } from './entry.ts';
import { createInOrder } from './in-order.ts';
import type { Bus, Deliver } from './port.ts';
import { createSeen } from './seen.ts';

/** A start that finds no Redis says so after so many tries; later it is waited for, however long it is away. */
const firstTries = 3;
/** So long one that takes connections may take to answer on them. */
const startMs = 10_000;

/** Carries letters by Redis. What Redis lost while it was away is gone: pages read anew when their sockets were. */
export async function createRedisBus(deps: {
  url: string;
  /** Keeps installations on one Redis apart. */
  tenant: string;
  deliver: Deliver;
  log: Logger;
}): Promise<Bus> {
  const { url, deliver, log } = deps;
  const channel = `kronos:${deps.tenant}:events`;
  const seen = createSeen<number>();
  let isStarted = false;
  const reconnectStrategy = (retries: number, cause: Error) =>
    isStarted || retries < firstTries ? Math.min(50 * 2 ** retries, 2000) + Math.random() * 200 : cause;
  const publisher = createClient({ url, disableOfflineQueue: true, socket: { reconnectStrategy } });
  const subscriber = publisher.duplicate();
  for (const client of [publisher, subscriber]) {
    client.on('error', (error: Error) => log.warn({ err: error }, 'Redis does not answer'));
  }
  try {
    await within(startMs, 'Redis', Promise.all([publisher.connect(), subscriber.connect()]));
    isStarted = true;
  } catch (cause) {
    publisher.destroy();
    subscriber.destroy();
    throw new StartError(`Redis at ${new URL(url).host} cannot be reached. See REDIS_URL.`, { cause });
  }
  // A goodbye must not overtake what is told before it.
  const inOrder = createInOrder((error) => log.warn({ err: error }, 'an event was not delivered'));
  await subscriber.subscribe(channel, (payload) =>
    inOrder(async () => {
      const it = letter.parse(JSON.parse(payload));
      if (seen.isNew(it.id)) await deliver(it);
    }),
  );
  return {
    async send(letters) {
      for (const it of letters) await publisher.publish(channel, JSON.stringify(it));
    },
    async close() {
      await Promise.all([publisher.close(), subscriber.close()]);
    },
  };
}

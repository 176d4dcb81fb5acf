import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { Logger } from 'pino';
import { within } from '../../platform/concurrency.ts';
import { StartError } from '../../start/start-error.ts';
import { outboxMessage, type OutboxMessage } from './entry.ts';
import { createInOrder } from './in-order.ts';
import { marginSeconds, mostAtOnce, type Outbox } from './outbox.ts';
import type { Bus, Deliver } from './port.ts';
import { createSeen } from './seen.ts';

/**
 * The number of attempts after which a start without Redis fails; later, attempts continue for as long as it is away.
 */
const firstTries = 3;
const retryMs = 500;
/** How long a Redis that accepts connections may take to respond on them. */
const startMs = 10_000;

/** A ping detects a connection that was lost silently. */
const askMs = 5000;

/** Carries messages through Redis, which stores nothing: what was missed in a gap is read from the outbox. */
export async function createRedisBus(deps: {
  url: string;
  /** Separates installations that share one Redis. */
  tenant: string;
  outbox: Pick<Outbox, 'recent'>;
  deliver: Deliver;
  log: Logger;
}): Promise<Bus> {
  const { url, outbox, deliver, log } = deps;
  const channel = `kronos:${deps.tenant}:events`;
  const seen = createSeen<number>();
  let isStarted = false;
  const reconnectStrategy = (retries: number, cause: Error) =>
    isStarted || retries < firstTries ? Math.min(50 * 2 ** retries, 2000) + Math.random() * 200 : cause;
  const publisher = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: askMs,
    socket: { reconnectStrategy, socketTimeout: 3 * askMs },
  });
  const subscriber = publisher.duplicate();
  for (const client of [publisher, subscriber]) {
    client.on('error', (error: Error) => log.warn({ err: error }, 'Redis is not responding'));
  }
  try {
    await within(startMs, 'Redis', Promise.all([publisher.connect(), subscriber.connect()]));
    isStarted = true;
  } catch (cause) {
    publisher.destroy();
    subscriber.destroy();
    throw new StartError(`Redis at ${new URL(url).host} cannot be reached. See REDIS_URL.`, { cause });
  }
  const report = (error: unknown) => log.warn({ err: error }, 'an event was not delivered');
  const inOrder = createInOrder(report);
  const take = async (messages: readonly OutboxMessage[]) => {
    // One by one and in order: a disconnect must not overtake the messages before it.
    for (const it of messages) if (seen.isNew(it.id)) await deliver(it).catch(report);
  };
  await subscriber.subscribe(channel, (payload) => inOrder(() => take([outboxMessage.parse(JSON.parse(payload))])));

  let lostAt: number | undefined;
  let isClosed = false;
  const catchUp = async (since: number): Promise<void> => {
    if (isClosed) return;
    try {
      await take(await outbox.recent((Date.now() - since) / 1000 + marginSeconds));
    } catch (error) {
      log.warn({ err: error }, 'events missed while Redis was away could not be read');
      await sleep(retryMs, undefined, { ref: false });
      await catchUp(since);
    }
  };
  subscriber.on('reconnecting', () => (lostAt ??= Date.now()));
  subscriber.on('ready', () => {
    if (lostAt === undefined) return;
    const since = lostAt;
    lostAt = undefined;
    inOrder(() => catchUp(since));
  });

  return {
    atOnce: mostAtOnce,
    async send(messages) {
      for (const it of messages) await publisher.publish(channel, JSON.stringify(it));
      return [];
    },
    async close() {
      isClosed = true;
      await Promise.all([publisher.close(), subscriber.close()]);
    },
  };
}

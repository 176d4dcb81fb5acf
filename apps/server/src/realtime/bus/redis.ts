import { createClient } from '@redis/client';
import type { Logger } from 'pino';
import { StartError } from '../../start-error.ts';
import { letter } from './entry.ts';
import type { Bus, Deliver } from './port.ts';
import { createSeen } from './seen.ts';

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
  const seen = createSeen();
  const publisher = createClient({ url, disableOfflineQueue: true });
  const subscriber = publisher.duplicate();
  for (const client of [publisher, subscriber]) {
    client.on('error', (error: Error) => log.warn({ err: error }, 'Redis does not answer'));
  }
  try {
    await Promise.all([publisher.connect(), subscriber.connect()]);
  } catch (cause) {
    publisher.destroy();
    subscriber.destroy();
    throw new StartError(`Redis at ${new URL(url).host} cannot be reached. See REDIS_URL.`, { cause });
  }
  await subscriber.subscribe(channel, (payload) => {
    const it = letter.parse(JSON.parse(payload));
    if (seen.isNew(it.id))
      deliver(it).catch((error: unknown) => log.warn({ err: error }, 'an event was not delivered'));
  });
  return {
    async send(letters) {
      for (const it of letters) await publisher.publish(channel, JSON.stringify(it));
    },
    async close() {
      await Promise.all([publisher.close(), subscriber.close()]);
    },
  };
}

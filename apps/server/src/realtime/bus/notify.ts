import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { connectionTo } from '../../db/connection.ts';
import type { Database } from '../../db/database.ts';
import { outboxMessage, type OutboxMessage } from './entry.ts';
import { createInOrder } from './in-order.ts';
import { marginSeconds, mostAtOnce, type Outbox } from './outbox.ts';
import type { Bus, Deliver } from './port.ts';
import { createSeen } from './seen.ts';

const channel = 'kronos_events';
/** PostgreSQL accepts less than 8,000 bytes; a longer message is read from the outbox. */
const longest = 7900;
const retryMs = 500;
/** How long PostgreSQL may take to accept the `listen`. */
const listenMs = 10_000;

/** Not awaited: a server that does not respond does not confirm the end either. */
const drop = (client: Client) => void client.end().catch(() => {});

/**
 * Carries messages with NOTIFY. A separate connection listens, never through a pooler in transaction mode; after a gap,
 * missed messages are read from the outbox.
 */
export async function createNotifyBus(deps: {
  url: string;
  db: Database;
  outbox: Outbox;
  deliver: Deliver;
  log: Logger;
}): Promise<Bus> {
  const { url, db, outbox, deliver, log } = deps;
  const seen = createSeen<number>();
  const ending = new AbortController();
  let listener: Client;
  let relisten: Promise<void> | undefined;

  const report = (error: unknown) => log.warn({ err: error }, 'an event was not delivered');
  const inOrder = createInOrder(report);
  const take = async (messages: readonly OutboxMessage[]) => {
    // One by one and in order: a disconnect must not overtake the messages before it.
    for (const it of messages) if (seen.isNew(it.id)) await deliver(it).catch(report);
  };

  const listen = async () => {
    const client = new Client({ ...connectionTo(url), query_timeout: listenMs });
    const ended = new Promise<void>((resolve) => void client.once('end', resolve));
    client.on('notification', ({ payload = '' }) => {
      inOrder(async () =>
        take(payload === '' ? await outbox.recent(marginSeconds) : [outboxMessage.parse(JSON.parse(payload))]),
      );
    });
    client.on('error', () => {}); // 'end' follows
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      drop(client);
      throw error;
    }
    return { client, ended };
  };
  /** Makes it the listening connection; it may already have ended. */
  const keep = async ({ client, ended }: Awaited<ReturnType<typeof listen>>) => {
    listener = client;
    await ended;
    if (!ending.signal.aborted) relisten = comeBack(Date.now());
  };
  const comeBack = async (lostAt: number) => {
    log.warn('the listening connection to PostgreSQL was lost');
    while (!ending.signal.aborted) {
      let made: Awaited<ReturnType<typeof listen>> | undefined;
      try {
        made = await listen();
        const missed = await outbox.recent((Date.now() - lostAt) / 1000 + marginSeconds);
        inOrder(() => take(missed));
        void keep(made);
        return;
      } catch {
        if (made) drop(made.client);
        await sleep(retryMs, undefined, { signal: ending.signal }).catch(() => {});
      }
    }
  };

  void keep(await listen());
  return {
    atOnce: mostAtOnce,
    async send(messages) {
      const payloads = messages.map((it) => JSON.stringify(it));
      const fitting = payloads.map((payload) => (Buffer.byteLength(payload) <= longest ? payload : ''));
      await db.current.execute(
        sql`select pg_notify(${channel}, payload) from unnest(${sql.param(fitting)}::text[]) payload`,
      );
      return [];
    },
    async close() {
      ending.abort();
      await relisten;
      await listener.end();
    },
  };
}

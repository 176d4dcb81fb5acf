import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { letter, type Letter } from './entry.ts';
import type { Outbox } from './outbox.ts';
import type { Bus, Deliver } from './port.ts';
import { createSeen } from './seen.ts';

const channel = 'kronos_events';
/** PostgreSQL takes less than 8,000 bytes; a longer letter is read from the outbox. */
const longest = 7900;
/** How far back to look after a gap beyond the gap itself: a transaction may commit long after its row was written. */
const marginSeconds = 30;
const retryMs = 500;

/**
 * Carries letters by NOTIFY. Its own connection listens, never one of a pooler in transaction mode; after a gap what
 * was missed is read from the outbox.
 */
export async function createNotifyBus(deps: {
  url: string;
  db: Database;
  outbox: Outbox;
  deliver: Deliver;
  log: Logger;
}): Promise<Bus> {
  const { url, db, outbox, deliver, log } = deps;
  const seen = createSeen();
  const ending = new AbortController();
  let listener: Client;
  let relisten: Promise<void> | undefined;

  const take = async (letters: readonly Letter[]) => {
    for (const it of letters) if (seen.isNew(it.id)) await deliver(it);
  };
  const report = (error: unknown) => log.warn({ err: error }, 'an event was not delivered');

  const listen = async () => {
    const client = new Client({ connectionString: url, keepAlive: true });
    client.on('notification', ({ payload = '' }) => {
      const said = payload === '' ? outbox.recent(marginSeconds) : Promise.resolve([letter.parse(JSON.parse(payload))]);
      said.then(take).catch(report);
    });
    client.on('error', () => {}); // 'end' follows
    await client.connect();
    await client.query(`listen ${channel}`);
    listener = client;
    client.on('end', () => {
      if (!ending.signal.aborted) relisten = comeBack(Date.now());
    });
  };
  const comeBack = async (lostAt: number) => {
    log.warn('the listening connection to PostgreSQL was lost');
    while (!ending.signal.aborted) {
      try {
        await listen();
        await take(await outbox.recent((Date.now() - lostAt) / 1000 + marginSeconds));
        return;
      } catch {
        await sleep(retryMs, undefined, { signal: ending.signal }).catch(() => {});
      }
    }
  };

  await listen();
  return {
    async send(letters) {
      const payloads = letters.map((it) => JSON.stringify(it));
      const fitting = payloads.map((payload) => (Buffer.byteLength(payload) <= longest ? payload : ''));
      await db.current.execute(
        sql`select pg_notify(${channel}, payload) from unnest(${sql.param(fitting)}::text[]) payload`,
      );
    },
    async close() {
      ending.abort();
      await relisten;
      await listener.end();
    },
  };
}

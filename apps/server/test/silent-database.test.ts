import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/free-ports.mjs';
import { patience } from '../../../scripts/patience.mjs';
import { openDatabase } from '../src/db/open-database.ts';
import type { OutboxMessage } from '../src/realtime/bus/entry.ts';
import { createNotifyBus } from '../src/realtime/bus/notify.ts';
import { createOutbox } from '../src/realtime/bus/outbox.ts';
import { StartError } from '../src/start/start-error.ts';
import { databaseBehindLine } from './support/database-behind-line.ts';
import { launchReady } from './support/launch.ts';
import { onPostgres } from './support/postgres.ts';
import { until } from './support/until.ts';

/** Longer than the longest time limit, to tell waiting for ever from giving up. */
const slow = 120_000;

/** Terminates every connection that matches a condition on `pg_stat_activity`. */
async function endConnections(url: string, which: string) {
  const patience = { connectionTimeoutMillis: 10_000, query_timeout: 10_000 };
  const admin = new Client({ connectionString: url, ...patience });
  await admin.connect();
  const { rowCount } = await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and ${which}`,
  );
  await admin.end();
  return rowCount;
}

/** Accepts connections and sends nothing on them, like a firewall that drops packets. */
describe.runIf(onPostgres)('a PostgreSQL that does not respond', () => {
  it(
    'fails the start with one sentence',
    async () => {
      const { line, url, folder, host } = await databaseBehindLine();
      line.muteNew();
      const failure = await openDatabase({ url, folder }).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(StartError);
      const reason = 'Connection terminated due to connection timeout';
      expect((failure as Error).message).toBe(
        `The PostgreSQL database at ${host} cannot be opened: ${reason}. See DATABASE_URL.`,
      );
    },
    slow,
  );

  it(
    'is retried by the listener, which then delivers what it missed',
    async () => {
      const { line, url, direct, folder } = await databaseBehindLine();
      const db = await openDatabase({ url: direct, folder });
      onTestFinished(() => db.close());
      const outbox = createOutbox(db);
      const received: OutboxMessage[] = [];
      const bus = await createNotifyBus({
        url,
        db,
        outbox,
        deliver: async (message) => void received.push(message),
        log: pino({ level: 'silent' }),
      });
      onTestFinished(() => bus.close());
      line.muteNew();
      expect(await endConnections(direct, `query like 'listen %'`)).toBe(1);
      await outbox.add({ kind: 'event', channel: 'x', event: 'missed', data: {} });
      // An attempt without a response has begun by then.
      await until('a silent attempt', () => line.silent() > 0);
      line.mend();
      await until('what was missed', () => received.length > 0, 30_000);
      expect(received.map(({ entry }) => entry)).toMatchObject([{ event: 'missed' }]);
    },
    slow,
  );

  it('that fails right after listening was resumed leaves no second listener behind', async () => {
    const { url, direct, folder } = await databaseBehindLine();
    const db = await openDatabase({ url: direct, folder });
    onTestFinished(() => db.close());
    const outbox = createOutbox(db);
    let asked = 0;
    const recent = async (seconds: number) => {
      asked += 1;
      if (asked === 1) throw new Error('no');
      return outbox.recent(seconds);
    };
    const log = pino({ level: 'silent' });
    const bus = await createNotifyBus({ url, db, outbox: { ...outbox, recent }, deliver: async () => {}, log });
    onTestFinished(() => bus.close());
    expect(await endConnections(direct, `query like 'listen %'`)).toBe(1);
    await until('it listens again', () => asked === 2);
    await until('one listens', async () => {
      const { rows } = await db.current
        .execute(sql`select 1 from pg_stat_activity where datname = current_database() and query like 'listen %'`)
        .then((result) => result as { rows: unknown[] });
      return rows.length === 1;
    });
  });

  it(
    'fails the statements under way, and is used again once it responds',
    async () => {
      const { line, url, folder } = await databaseBehindLine();
      const db = await openDatabase({ url, folder, silenceMs: 1000 });
      onTestFinished(() => db.close());
      const ask = () => db.current.execute(sql`select 1`);
      let begun = 0;
      const meanwhile = async () => {
        await ask();
        begun += 1;
        await until('both have begun', () => begun === 2);
        line.freeze();
        await ask();
      };
      const [inside, other] = await Promise.allSettled([db.transaction(meanwhile), db.transaction(meanwhile)]);
      expect([inside.status, other.status]).toEqual(['rejected', 'rejected']);
      await expect(ask()).rejects.toThrow();
      line.mend();
      await expect(ask()).resolves.toBeDefined();
    },
    slow,
  );

  it(
    'fails the health check at once when all connections froze',
    async () => {
      const { line, url, folder } = await databaseBehindLine();
      const port = await freePort();
      await launchReady({
        DATABASE_URL: url,
        KRONOS_DATA: folder,
        KRONOS_APP_KEY: randomBytes(24).toString('hex'),
        KRONOS_PORT: String(port),
      });
      line.freeze();
      const response = await fetch(`http://127.0.0.1:${port}/healthz`, {
        signal: AbortSignal.timeout(4000 * patience),
      });
      expect([response.status, await response.json()]).toEqual([503, { status: 'down' }]);
    },
    slow,
  );

  it(
    'fails the health check instead of delaying it',
    async () => {
      const { line, url, direct, folder } = await databaseBehindLine();
      const port = await freePort();
      await launchReady({
        DATABASE_URL: url,
        KRONOS_DATA: folder,
        KRONOS_APP_KEY: randomBytes(24).toString('hex'),
        KRONOS_PORT: String(port),
      });
      line.muteNew();
      expect(await endConnections(direct, 'true')).toBeGreaterThan(0);
      const response = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(25_000) });
      expect([response.status, await response.json()]).toEqual([503, { status: 'down' }]);
    },
    slow,
  );
});

import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/free-ports.mjs';
import { patience } from '../../../scripts/patience.mjs';
import { openDatabase } from '../src/db/open-database.ts';
import type { Letter } from '../src/realtime/bus/entry.ts';
import { createNotifyBus } from '../src/realtime/bus/notify.ts';
import { createOutbox } from '../src/realtime/bus/outbox.ts';
import { StartError } from '../src/start-error.ts';
import { databaseBehindLine } from './support/database-behind-line.ts';
import { launchReady } from './support/launch.ts';
import { onPostgres } from './support/postgres.ts';
import { until } from './support/until.ts';

/** Longer than the longest deadline, so that what waits for ever is told apart from what gives up. */
const slow = 120_000;

/** Ends every connection that a statement about `pg_stat_activity` picks. */
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

/** It takes connections and says nothing on them, as behind a firewall that drops what it does not like. */
describe.runIf(onPostgres)('a PostgreSQL that does not answer', () => {
  it(
    'is told in one sentence at the start',
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
    'is asked again by who listens, and what was missed meanwhile is told',
    async () => {
      const { line, url, direct, folder } = await databaseBehindLine();
      const db = await openDatabase({ url: direct, folder });
      onTestFinished(() => db.close());
      const outbox = createOutbox(db);
      const heard: Letter[] = [];
      const bus = await createNotifyBus({
        url,
        db,
        outbox,
        deliver: async (letter) => void heard.push(letter),
        log: pino({ level: 'silent' }),
      });
      onTestFinished(() => bus.close());
      line.muteNew();
      expect(await endConnections(direct, `query like 'listen %'`)).toBe(1);
      await outbox.add({ kind: 'event', channel: 'x', event: 'missed', data: {} });
      // It has begun a try that nobody answers by then.
      await until('a silent try', () => line.silent() > 0);
      line.mend();
      await until('what was missed', () => heard.length > 0, 30_000);
      expect(heard.map(({ entry }) => entry)).toMatchObject([{ event: 'missed' }]);
    },
    slow,
  );

  it('that fails once it is listened to again leaves nobody behind who listens too', async () => {
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
    await until('it hears again', () => asked === 2);
    await until('one listens', async () => {
      const { rows } = await db.current
        .execute(sql`select 1 from pg_stat_activity where datname = current_database() and query like 'listen %'`)
        .then((result) => result as { rows: unknown[] });
      return rows.length === 1;
    });
  });

  it(
    'is given up in the middle of whatever it was asked, and asked anew once it is there again',
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
    'makes the health check say so at once when it froze, with every connection open',
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
    'makes the health check say so, instead of having it wait',
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

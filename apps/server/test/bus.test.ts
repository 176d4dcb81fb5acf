import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/free-ports.mjs';
import type { Database } from '../src/db/database.ts';
import { outbox as rows } from '../src/db/schema.ts';
import type { OutboxMessage } from '../src/realtime/bus/entry.ts';
import { createNotifyBus } from '../src/realtime/bus/notify.ts';
import { createOutbox } from '../src/realtime/bus/outbox.ts';
import { createRedisBus } from '../src/realtime/bus/redis.ts';
import type { FreshDatabase } from './support/fresh-database.ts';
import { onFreshDatabase } from './support/on-fresh-database.ts';
import { openLine } from './support/line.ts';
import { onPostgres } from './support/postgres.ts';
import { until } from './support/until.ts';

const redisUrl = process.env['KRONOS_TEST_REDIS_URL'];
type Kind = 'NOTIFY' | 'Redis';

let database: FreshDatabase;
let db: Database;
let outbox: ReturnType<typeof createOutbox>;
onFreshDatabase((opened, its) => {
  db = opened;
  database = its;
  outbox = createOutbox(db);
});
beforeEach(() => db.current.delete(rows));

/** One process on the bus; `refuses` are the ids that it fails to deliver. */
async function open(kind: Kind, { tenant = 'test', url = redisUrl ?? '', refuses = [] as number[] } = {}) {
  const received: OutboxMessage[] = [];
  const words: string[] = [];
  const deps = {
    log: pino({ level: 'warn' }, { write: (line: string) => void words.push(JSON.parse(line).msg) }),
    outbox,
    async deliver(message: OutboxMessage) {
      if (refuses.includes(message.id)) throw new Error('no');
      received.push(message);
    },
  };
  const bus =
    kind === 'Redis'
      ? await createRedisBus({ ...deps, url, tenant })
      : await createNotifyBus({ ...deps, url: database.url!, db });
  let isClosed = false;
  const close = async () => {
    if (!isClosed) await bus.close();
    isClosed = true;
  };
  onTestFinished(close);
  return { bus, received, words, close, ids: () => received.map(({ id }) => id) };
}

const message = (id: number, data: object = {}): OutboxMessage => ({
  id,
  entry: { kind: 'event', channel: 'x', event: 'e', data },
});
/** Commits messages; returns them as they are sent. */
async function commit(...data: object[]) {
  for (const part of data) await outbox.add({ kind: 'event', channel: 'x', event: 'e', data: part });
  return (await outbox.claim(100)).messages;
}

/** Commits a message that no gap of now can have swallowed. */
async function commitLongAgo() {
  await commit({ old: true });
  await db.current.update(rows).set({ createdAt: sql`now() - interval '1 hour'` });
}

describe.runIf(onPostgres).each(redisUrl ? (['NOTIFY', 'Redis'] as const) : (['NOTIFY'] as const))(
  'messages over %s',
  (kind) => {
    it('arrive at every process, once and in order', async () => {
      const tenant = randomUUID();
      const [first, second] = [await open(kind, { tenant }), await open(kind, { tenant })];
      expect(await first.bus.send([1, 2, 3].map((id) => message(id)))).toEqual([]);
      await second.bus.send([3, 4].map((id) => message(id)));
      for (const { ids } of [first, second]) {
        await until('all have arrived', () => ids().includes(4));
        expect(ids()).toEqual([1, 2, 3, 4]);
      }
      expect(first.received[0]).toEqual(message(1));
      expect([first.words, second.words]).toEqual([[], []]);
    });

    it('are delivered even if one before them cannot be', async () => {
      const { bus, ids, words } = await open(kind, { tenant: randomUUID(), refuses: [1] });
      await bus.send([1, 2].map((id) => message(id)));
      await until('the other has arrived', () => ids().length > 0);
      expect(ids()).toEqual([2]);
      expect(words).toEqual(['an event was not delivered']);
    });

    it('arrive whole, however long they are', async () => {
      const { bus, received } = await open(kind, { tenant: randomUUID() });
      const sent = await commit({ n: 1 }, { text: 'é'.repeat(5000) }, { n: 2 });
      await bus.send(sent);
      await until('all have arrived', () => received.length === 3);
      expect(received).toEqual(sent);
    });

    it('no longer arrive at a process that has stopped', async () => {
      const tenant = randomUUID();
      const [first, second] = [await open(kind, { tenant }), await open(kind, { tenant })];
      await second.close();
      await first.bus.send([message(1)]);
      await until('it has arrived', () => first.received.length > 0);
      expect(second.received).toEqual([]);
    });
  },
);

it.runIf(onPostgres)('reads what it missed while its connection to PostgreSQL was lost', async () => {
  await commitLongAgo();
  const { received, words } = await open('NOTIFY');
  const admin = new Client({ connectionString: database.url! });
  await admin.connect();
  onTestFinished(() => admin.end());
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`,
  );
  const missed = await commit({ n: 1 });
  await until('it has arrived', () => received.length > 0);
  expect(received).toEqual(missed);
  expect(words).toEqual(['the listening connection to PostgreSQL was lost']);
});

describe.runIf(onPostgres && redisUrl)('Redis', () => {
  it('keeps installations apart', async () => {
    const [ours, theirs] = [
      await open('Redis', { tenant: randomUUID() }),
      await open('Redis', { tenant: randomUUID() }),
    ];
    await ours.bus.send([message(1)]);
    await theirs.bus.send([message(2)]);
    await until('both have arrived', () => ours.received.length > 0 && theirs.received.length > 0);
    expect([ours.ids(), theirs.ids()]).toEqual([[1], [2]]);
  });

  it('leaves a gap when it disconnects, which is read from the outbox', async () => {
    const there = new URL(redisUrl!);
    const line = await openLine(
      { host: there.hostname, port: Number(there.port || 6379) },
      { host: '127.0.0.1', port: 0 },
    );
    await commitLongAgo();
    const { received, words } = await open('Redis', { tenant: randomUUID(), url: `redis://127.0.0.1:${line.port}` });
    line.cutAfter(0);
    const missed = await commit({ n: 1 });
    await until('it tries to reconnect', () => line.refused() > 0);
    expect(received).toEqual([]);
    line.mend();
    await until('it has arrived', () => received.length > 0);
    expect(received).toEqual(missed);
    expect(new Set(words)).toEqual(new Set(['Redis is not responding']));
  });

  it('is required at the start', async () => {
    const start = open('Redis', { url: `redis://127.0.0.1:${await freePort()}` });
    await expect(start).rejects.toThrow(/^Redis at 127\.0\.0\.1:\d+ cannot be reached\. See REDIS_URL\.$/);
  });
});

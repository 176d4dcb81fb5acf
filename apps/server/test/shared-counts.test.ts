import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { RateRule } from '../src/http/rate-limit.ts';
import { createSharedCounts } from '../src/http/shared-counts.ts';
import { databaseBehindLine } from './support/database-behind-line.ts';
import { openLine } from './support/line.ts';
import { onPostgres } from './support/postgres.ts';
import { until } from './support/until.ts';

const redisUrl = process.env['KRONOS_TEST_REDIS_URL'];
const rule: RateRule = { name: 'test', limit: 3, seconds: 60 };
const minute = 60_000;

/** Opens counts of several processes in one store, behind a line that can be cut. */
async function storeIn(place: 'PostgreSQL' | 'Redis') {
  const database = await databaseBehindLine();
  const there = new URL(redisUrl ?? 'redis://localhost');
  const redis = await openLine(
    { host: there.hostname, port: Number(there.port || 6379) },
    { host: '127.0.0.1', port: 0 },
  );
  const words: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void words.push(JSON.parse(line).msg) });
  // Redis keeps what other runs counted.
  const installation = randomUUID();
  const open = async (tenant = installation) => {
    const counts = await createSharedCounts({
      databaseUrl: database.url,
      redisUrl: place === 'Redis' ? `redis://127.0.0.1:${redis.port}` : undefined,
      tenant,
      log,
    });
    onTestFinished(() => counts.close());
    return (key: string, its = rule) => counts.take(key, its, Date.now());
  };
  return { open, words, line: place === 'Redis' ? redis : database.line };
}

describe.runIf(onPostgres).each(redisUrl ? (['PostgreSQL', 'Redis'] as const) : (['PostgreSQL'] as const))(
  'attempts in %s',
  (place) => {
    it('are counted by all processes together, for each key and rule separately', async () => {
      const { open, words } = await storeIn(place);
      const [first, second] = [await open(), await open()];
      expect([await first('a'), await second('a'), await first('a')]).toEqual([0, 0, 0]);
      const wait = await second('a');
      expect(wait).toBeGreaterThan(1000);
      expect(wait).toBeLessThanOrEqual(minute);
      expect(await first('a')).toBeGreaterThan(0);
      expect(await second('b')).toBe(0);
      expect(await second('a', { ...rule, name: 'another' })).toBe(0);
      expect(words).toEqual([]);
    });

    it('are forgotten after the period of their rule', async () => {
      const { open } = await storeIn(place);
      const take = await open();
      const brief = { name: 'brief', limit: 1, seconds: 1 };
      expect(await take('a', brief)).toBe(0);
      expect(await take('a', brief)).toBeLessThanOrEqual(1000);
      await until('another attempt', async () => (await take('a', brief)) === 0);
    });

    it('are counted by each process alone while the store does not respond', async () => {
      const { open, words, line } = await storeIn(place);
      const [first, second] = [await open(), await open()];
      for (const take of [first, second]) await take('a');
      line.cutAfter(0);
      const tries = async (take: typeof first) => [await take('a'), await take('a'), await take('a')];
      expect(await tries(first)).toEqual([0, 0, 0]);
      expect(await first('a')).toBeGreaterThan(0);
      expect(await tries(second)).toEqual([0, 0, 0]);
      expect(words).toContain('attempts are counted by this process alone');
    });

    it('are counted by each process alone while the store is frozen', async () => {
      const { open, words, line } = await storeIn(place);
      const take = await open();
      expect(await take('a')).toBe(0);
      line.freeze();
      expect(await Promise.all([take('a'), take('a'), take('a')])).toEqual([0, 0, 0]);
      expect(await take('a')).toBeGreaterThan(0);
      expect(words).toContain('attempts are counted by this process alone');
    });
  },
);

describe.runIf(onPostgres && redisUrl)('attempts in a Redis of several installations', () => {
  it('are counted for each installation separately', async () => {
    const { open } = await storeIn('Redis');
    const [ours, theirs] = [await open(), await open(randomUUID())];
    for (let tries = 0; tries < 3; tries += 1) await ours('a');
    expect(await theirs('a')).toBe(0);
    expect(await ours('a')).toBeGreaterThan(0);
  });
});

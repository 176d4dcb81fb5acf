import type { Logger } from 'pino';
import { Pool } from 'pg';
import {
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';
import { within } from '../platform/concurrency.ts';
import { connectionTo } from '../db/connection.ts';
import { limitWaits } from '../db/limit-waits.ts';
import { createMemoryStore, type RateRule, type RateStore } from './rate-limit.ts';

/** How long the store may take before this process counts by itself, in milliseconds: someone is waiting to sign in. */
const answerMs = 1000;

export interface SharedCounts extends RateStore {
  close(): Promise<void>;
}

/**
 * Counts together with the other processes of an installation, in Redis if there is one, otherwise in PostgreSQL. While
 * neither responds, this process counts by itself: an outage must not help attackers who guess passwords.
 */
export async function createSharedCounts(where: {
  databaseUrl: string;
  redisUrl: string | undefined;
  /** Separates installations that share one Redis. */
  tenant: string;
  log: Logger;
}): Promise<SharedCounts> {
  const { limiterOf, close } = await (where.redisUrl ? inRedis(where.redisUrl, where) : inPostgres(where.databaseUrl));
  const alone = createMemoryStore();
  const limiters = new Map<string, RateLimiterStoreAbstract>();

  return {
    async take(key, rule, now) {
      const limiter = limiters.get(rule.name) ?? limiterOf(rule);
      limiters.set(rule.name, limiter);
      try {
        await within(answerMs, 'the store of attempts', limiter.consume(key));
        return 0;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, refusal.msBeforeNext);
        where.log.warn({ err: refusal }, 'attempts are counted by this process alone');
        return alone.take(key, rule, now);
      }
    },
    close,
  };
}

interface Counter {
  limiterOf(rule: RateRule): RateLimiterStoreAbstract;
  close(): Promise<void>;
}

async function inRedis(url: string, { tenant, log }: { tenant: string; log: Logger }): Promise<Counter> {
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: 5000,
    socket: { socketTimeout: 15_000 },
  });
  client.on('error', (error: Error) => log.warn({ err: error }, 'Redis is not responding'));
  await client.connect();
  return {
    limiterOf: ({ name, limit, seconds }) =>
      new RateLimiterRedis({
        storeClient: client,
        useRedisPackage: true,
        keyPrefix: `kronos:${tenant}:limit:${name}`,
        points: limit,
        duration: seconds,
      }),
    // Not `close()`, which waits for the replies of a Redis that may be frozen.
    close: async () => client.destroy(),
  };
}

/** A separate pool: an attempt to sign in must not wait for the panel's own queries. */
function inPostgres(url: string): Counter {
  const pool = new Pool({ ...connectionTo(url), max: 4 });
  // A count may be lost with the power, so none waits for the disk.
  limitWaits(pool, { more: 'set synchronous_commit = off' });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return {
    limiterOf: ({ name, limit, seconds }) =>
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'attempts',
        tableCreated: true,
        keyPrefix: name,
        points: limit,
        duration: seconds,
        clearExpiredByTimeout: true,
      }),
    // A frozen PostgreSQL does not hold up the end of the process.
    close: () => within(answerMs, 'the store of attempts', pool.end()).catch(() => undefined),
  };
}

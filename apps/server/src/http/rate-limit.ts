import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { networkOf } from '../platform/client-address.ts';
import { clientIp } from './client-ip.ts';

/** A number of requests in a number of seconds, counted by key. */
export interface RateRule {
  /** Separates the counts of this rule from those of others. */
  name: string;
  limit: number;
  /** The period over which the limit is restored evenly. */
  seconds: number;
}

/**
 * The store of the counts. `take` counts one request and returns the milliseconds that it has to wait; 0 lets it pass.
 */
export interface RateStore {
  take(key: string, rule: RateRule, now: number): number | Promise<number>;
}

export interface RateLimiterOptions {
  store?: RateStore | undefined;
  now?: () => number;
  /** Whether to trust X-Forwarded-For. Default: false. */
  trustProxy?: boolean;
}

/** Returns the account that a request concerns, such as the e-mail address of a sign-in. */
export type ReadAccount = (c: Context) => string | undefined | Promise<string | undefined>;

export interface RateLimiter {
  /** Counts by address or, with `account`, by address and account together. */
  limit: (rule: RateRule, account?: ReadAccount) => MiddlewareHandler;
  /** Counts one request of an address, or of an address and account; resolves with the seconds to wait, 0 to pass. */
  take: (rule: RateRule, ip: string, account?: string) => Promise<number>;
}

/** Creates a limiter; one store serves any number of rules. */
export function createRateLimiter(options: RateLimiterOptions = {}): RateLimiter {
  const { now = Date.now, trustProxy = false } = options;
  const store = options.store ?? createMemoryStore();

  const take: RateLimiter['take'] = async (rule, ip, account) => {
    const key = [rule.name, networkOf(ip), account?.trim().toLowerCase() ?? null];
    const wait = await store.take(hash(key), rule, now());
    return Math.ceil(wait / 1000);
  };

  const limit: RateLimiter['limit'] = (rule, account) => async (c, next) => {
    const seconds = await take(rule, clientIp(c, trustProxy), await account?.(c));
    if (seconds === 0) return next();
    const message = `Too many attempts. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
    return c.json({ message, retry_after: seconds }, 429, { 'Retry-After': String(seconds) });
  };

  return { limit, take };
}

/**
 * Counts in this process. One number per key is enough (GCRA): the time at which its whole limit is available again.
 * The map holds at most `capacity` keys and evicts the least recently used one.
 */
export function createMemoryStore({ capacity = 20_000 }: { capacity?: number } = {}): RateStore & { size(): number } {
  const freeAt = new Map<string, number>();
  // A new iterator each time would step over everything that has been deleted; all keys before this position are gone.
  const quietest = freeAt.keys();
  return {
    size: () => freeAt.size,
    take: (key, { limit, seconds }, now) => {
      const window = seconds * 1000;
      const before = Math.max(freeAt.get(key) ?? 0, now);
      const after = before + window / limit;
      const wait = after - window - now;
      if (wait > 0) return wait;
      freeAt.delete(key);
      freeAt.set(key, after);
      if (freeAt.size > capacity) freeAt.delete(quietest.next().value ?? key);
      return 0;
    },
  };
}

/** Keys contain what visitors typed: a digest is short, and no e-mail address stays in memory. */
const hash = (parts: (string | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

import { Hono } from 'hono';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryStore, createRateLimiter, type ReadAccount } from './rate-limit.ts';

const rule = { name: 'sign-in', limit: 3, seconds: 60 };
const account: ReadAccount = (c) => c.req.query('email');

function setUp({ trustProxy = false, by }: { trustProxy?: boolean; by?: ReadAccount } = {}) {
  let time = 1_000_000;
  const { limit } = createRateLimiter({ now: () => time, trustProxy });
  const app = new Hono();
  app.post('/login', limit(rule, by), (c) => c.json({ ok: true }));
  app.post('/other', limit({ ...rule, name: 'other' }, by), (c) => c.json({ ok: true }));
  const post = (path = '/login', ip = '192.0.2.1', headers: Record<string, string> = {}) => {
    const incoming = { socket: { remoteAddress: ip, remotePort: 1, remoteFamily: 'IPv4' } };
    return app.request(path, { method: 'POST', headers }, { incoming });
  };
  const statuses = async (count: number, ...args: Parameters<typeof post>): Promise<number[]> => {
    const list: number[] = [];
    for (let i = 0; i < count; i += 1) list.push((await post(...args)).status);
    return list;
  };
  const wait = (seconds: number): void => {
    time += seconds * 1000;
  };
  return { post, statuses, wait };
}

describe('the rate limit', () => {
  it('accepts requests up to the limit and refuses the next with the time to wait', async () => {
    const { post, statuses } = setUp();
    expect(await statuses(3)).toEqual([200, 200, 200]);
    const refused = await post();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('20');
    expect(await refused.json()).toEqual({
      message: 'Too many attempts. Please try again in 20 seconds.',
      retry_after: 20,
    });
  });

  it('refills evenly, and does not count refused requests', async () => {
    const { statuses, wait } = setUp();
    await statuses(20);
    wait(19);
    expect(await statuses(1)).toEqual([429]);
    wait(1);
    expect(await statuses(2)).toEqual([200, 429]);
    wait(3600);
    expect(await statuses(4)).toEqual([200, 200, 200, 429]);
  });

  it('counts each address and each rule separately', async () => {
    const { statuses } = setUp();
    await statuses(4);
    expect(await statuses(1, '/login', '192.0.2.2')).toEqual([200]);
    expect(await statuses(1, '/other')).toEqual([200]);
  });

  it('counts a /64 of IPv6, and an IPv4 address and its mapped form, as one', async () => {
    const { statuses } = setUp();
    await statuses(3, '/login', '2001:db8:1:2::a');
    expect(await statuses(1, '/login', '2001:db8:1:2:ffff:1:2:3')).toEqual([429]);
    expect(await statuses(1, '/login', '2001:db8:1:3::a')).toEqual([200]);
    await statuses(3, '/login', '192.0.2.9');
    expect(await statuses(1, '/login', '::ffff:192.0.2.9')).toEqual([429]);
  });

  it('counts by address and account, regardless of capitals and spaces in the account', async () => {
    const { statuses } = setUp({ by: account });
    await statuses(3, '/login?email=a@b.c');
    expect(await statuses(1, '/login?email=%20A@B.C')).toEqual([429]);
    expect(await statuses(1, '/login?email=d@b.c')).toEqual([200]);
    expect(await statuses(1, '/login?email=a@b.c', '192.0.2.2')).toEqual([200]);
  });

  it('trusts X-Forwarded-For only behind a trusted proxy, and only the entry that the proxy added', async () => {
    const forged = setUp();
    for (let i = 0; i < 3; i += 1) await forged.post('/login', '192.0.2.1', { 'x-forwarded-for': `10.0.0.${i}` });
    expect((await forged.post('/login', '192.0.2.1', { 'x-forwarded-for': '10.0.0.9' })).status).toBe(429);
    const proxied = setUp({ trustProxy: true });
    const from = (list: string) => proxied.statuses(1, '/login', '127.0.0.1', { 'x-forwarded-for': list });
    for (const i of [1, 2, 3]) await from(`6.6.6.${i}, 203.0.113.1`);
    expect(await from('6.6.6.9, 203.0.113.1')).toEqual([429]);
    expect(await from('203.0.113.2')).toEqual([200]);
  });

  it('holds a limited number of keys and evicts the least used', async () => {
    const store = createMemoryStore({ capacity: 100 });
    const take = (key: string) => store.take(key, { ...rule, limit: 1 }, 0);
    for (let i = 0; i < 1000; i += 1) await take(`key-${i}`);
    expect(store.size()).toBe(100);
    expect(await take('key-999')).toBeGreaterThan(0);
    expect(await take('key-0')).toBe(0);
  });

  it('never holds more keys than its limit when 100,000 new and known ones come in any order', async () => {
    const store = createMemoryStore();
    const known = fc.sample(fc.nat(99_999), 100_000);
    let most = 0;
    for (const [number, other] of known.entries()) {
      for (const key of [number, other]) {
        await store.take(`key-${key}`, { ...rule, limit: 1 + (key % 5) }, number * 7);
        most = Math.max(most, store.size());
      }
    }
    expect(most).toBe(20_000);
  });
});

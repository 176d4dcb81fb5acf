import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { markDemo } from './mark-demo.ts';

async function cookieOf(isDemo: boolean, sent = '') {
  const app = new Hono().get('/', (c) => {
    markDemo(c, isDemo);
    return c.text('The page.');
  });
  return (await app.request('/', { headers: { cookie: sent } })).headers.get('set-cookie');
}

describe('the page of a demo', () => {
  it('sets its cookie once', async () => {
    expect(await cookieOf(true)).toMatch(/^kronos\.demo=1;/);
    expect(await cookieOf(true, 'kronos.demo=1')).toBeNull();
  });

  it('removes the cookie of an earlier demo when this is none', async () => {
    expect(await cookieOf(false)).toBeNull();
    expect(await cookieOf(false, 'kronos.demo=1')).toMatch(/^kronos\.demo=; Max-Age=0/);
  });
});

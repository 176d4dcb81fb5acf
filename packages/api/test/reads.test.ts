import { expect, it, onTestFinished, describe, vi } from 'vitest';
import { createReads, type OnOnline } from '@kronos/api/reads';
import { aServer } from './fixtures.ts';
import { isPending, json, serve, spiedClient } from './serve.ts';

/** A network whose return the test triggers. */
function network() {
  const listeners = new Set<() => void>();
  const onOnline: OnOnline = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { onOnline, listeners, back: () => listeners.forEach((listener) => listener()) };
}

/** A server that closes the connection on the first requests. */
async function flaky(dead: number) {
  let left = dead;
  return serve((_, response) => {
    if (left-- > 0) response.destroy();
    else json(response, 200, aServer);
  });
}

const one = { params: { id: 7 } };

describe('a read that resumes', () => {
  it('stays pending without a response and settles when the network returns', async () => {
    const { url, seen } = await flaky(2);
    const { client, onNoResponse, onPending } = spiedClient(url);
    const { onOnline, listeners, back } = network();
    const running = createReads(client, { onOnline }).send('customerServers.one', one, { resumeOnline: true });
    await expect.poll(() => listeners.size).toBe(1);
    expect(onNoResponse).toHaveBeenCalledTimes(1);
    expect(onPending.mock.lastCall).toEqual([0]);
    expect(await isPending(running)).toBe(true);
    back();
    await expect.poll(() => [seen.length, listeners.size]).toEqual([2, 1]);
    back();
    expect(await running).toMatchObject({ kind: 'ok', data: { id: 7 } });
    expect([seen.length, listeners.size]).toEqual([3, 0]);
  });

  it('resumes on the `online` event of the page', async () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    onTestFinished(() => void vi.unstubAllGlobals());
    const { url } = await flaky(1);
    const { client, onNoResponse } = spiedClient(url);
    const running = createReads(client).send('session.user', {}, { resumeOnline: true });
    await expect.poll(() => onNoResponse.mock.calls.length).toBe(1);
    await isPending(running, 20);
    page.dispatchEvent(new Event('online'));
    expect(await running).toMatchObject({ kind: 'ok' });
  });

  it('is abandoned when another user has signed in', async () => {
    const { url, seen } = await flaky(1);
    let token = 'A';
    const { client } = spiedClient(url, { getToken: () => token });
    const { onOnline, listeners, back } = network();
    const running = createReads(client, { onOnline }).send('session.user', {}, { resumeOnline: true });
    await expect.poll(() => listeners.size).toBe(1);
    token = 'B';
    back();
    expect(await running).toMatchObject({ kind: 'no-response' });
    expect(seen).toHaveLength(1);
  });

  it('does not resume after an HTTP error', async () => {
    const { url } = await serve((_, response) => json(response, 503, {}));
    const { onOnline, listeners } = network();
    const reads = createReads(spiedClient(url).client, { onOnline });
    expect(await reads.send('session.user', {}, { resumeOnline: true })).toMatchObject({ status: 503 });
    expect(listeners.size).toBe(0);
  });

  it('resolves with aborted when the caller’s signal aborts while it waits, without another request', async () => {
    const { url, seen } = await flaky(9);
    const { onOnline, listeners } = network();
    const controller = new AbortController();
    const options = { resumeOnline: true, signal: controller.signal };
    const running = createReads(spiedClient(url).client, { onOnline }).send('customerServers.one', one, options);
    await expect.poll(() => listeners.size).toBe(1);
    controller.abort();
    expect(await running).toMatchObject({ kind: 'aborted' });
    expect([seen.length, listeners.size]).toEqual([1, 0]);
  });

  it('resolves with no-response after the caller’s timeout', async () => {
    const { url } = await serve(() => {});
    const { onOnline } = network();
    const reads = createReads(spiedClient(url).client, { onOnline });
    const outcome = await reads.send('session.user', {}, { resumeOnline: true, timeout: 20 });
    expect(outcome).toMatchObject({ kind: 'no-response', reason: 'timeout' });
  });

  it('does not resume without `resumeOnline`', async () => {
    const { url, seen } = await flaky(1);
    const reads = createReads(spiedClient(url).client, network());
    expect(await reads.send('customerServers.one', one)).toMatchObject({ kind: 'no-response' });
    expect(seen).toHaveLength(1);
  });
});

describe('a read that dedupes', () => {
  it('shares one request while it is running, and not afterwards', async () => {
    const { url, seen } = await flaky(0);
    const reads = createReads(spiedClient(url).client);
    const ask = () => reads.send('customerServers.one', one, { dedupe: true });
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(first).toBe(second);
    expect(seen).toHaveLength(1);
    await ask();
    expect(seen).toHaveLength(2);
  });

  it('shares a failure too, and does not cache it', async () => {
    const { url, seen } = await flaky(1);
    const reads = createReads(spiedClient(url).client);
    const ask = () => reads.send('customerServers.one', one, { dedupe: true });
    expect((await Promise.all([ask(), ask()])).map(({ kind }) => kind)).toEqual(['no-response', 'no-response']);
    expect(await ask()).toMatchObject({ kind: 'ok' });
    expect(seen).toHaveLength(2);
  });

  it('does not share a response between users', async () => {
    let answer = () => {};
    const { url, seen } = await serve(({ headers }, response) => {
      const before = answer;
      answer = () => (before(), json(response, 200, { who: headers.authorization }));
    });
    let token: string | undefined = 'A';
    const reads = createReads(spiedClient(url, { getToken: () => token }).client.extend({}));
    const ask = () => reads.send('session.user', {}, { dedupe: true });
    const asked = [ask(), ask()];
    token = 'B';
    asked.push(ask(), ask());
    token = undefined;
    asked.push(ask());
    await expect.poll(() => seen.length).toBe(3);
    answer();
    const who = (await Promise.all(asked)).map((outcome) => outcome.kind === 'ok' && outcome.data);
    expect(who).toEqual(['Bearer A', 'Bearer A', 'Bearer B', 'Bearer B', undefined].map((one) => ({ who: one })));
  });

  it('sends a request of its own for other arguments, without `dedupe`, and with a signal or timeout', async () => {
    const { url, seen } = await flaky(0);
    const reads = createReads(spiedClient(url).client);
    const { signal } = new AbortController();
    await Promise.all([
      reads.send('customerServers.one', one, { dedupe: true }),
      reads.send('customerServers.one', { params: { id: 8 } }, { dedupe: true }),
      reads.send('customerServers.one', one),
      reads.send('customerServers.one', one, { dedupe: true, signal }),
      reads.send('customerServers.one', one, { dedupe: true, timeout: 1000 }),
    ]);
    expect(seen).toHaveLength(5);
  });
});

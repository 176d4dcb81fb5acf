import { describe, expect, it } from 'vitest';
import { fetchLines } from '@kronos/api/lines';
import { json, serve, spiedClient } from './serve.ts';

describe('a timeout', () => {
  it('covers the wait for a response', async () => {
    const { url } = await serve(() => {});
    const { client, onNoResponse } = spiedClient(url);
    const outcome = await client.session.user({}, { timeout: 30 });
    expect(outcome).toMatchObject({ kind: 'no-response', reason: 'timeout' });
    expect(onNoResponse).toHaveBeenCalledTimes(1);
  });

  it('covers the body', async () => {
    const { url } = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"success":');
    });
    const outcome = await spiedClient(url).client.session.user({}, { timeout: 100 });
    expect(outcome).toMatchObject({ kind: 'no-response', reason: 'timeout' });
  });

  it('applies alongside the caller’s signal', async () => {
    const { url } = await serve(() => {});
    const { signal } = new AbortController();
    const outcome = await spiedClient(url).client.session.user({}, { signal, timeout: 30 });
    expect(outcome).toMatchObject({ kind: 'no-response', reason: 'timeout' });
  });

  it('leaves a `call` pending, as any missing response does', async () => {
    const { url } = await serve(() => {});
    const { client, onNoResponse } = spiedClient(url);
    let settled = false;
    const settle = (): void => {
      settled = true;
    };
    client.call('GET', '/a', {}, true, { timeout: 30 }).then(settle, settle);
    await expect.poll(() => onNoResponse.mock.calls.length).toBe(1);
    expect(settled).toBe(false);
  });

  it('does not outlive its request', async () => {
    const { url } = await serve((_, response) => json(response, 200, {}));
    const controller = new AbortController();
    const { client, onNoResponse } = spiedClient(url);
    const options = { signal: controller.signal, timeout: 60_000 };
    expect(await client.session.user({}, options)).toMatchObject({ kind: 'ok' });
    controller.abort();
    expect(onNoResponse).not.toHaveBeenCalled();
  });
});

describe('a pending request', () => {
  it('calls onStillWaiting once and continues', async () => {
    const { url } = await serve((_, response) => void setTimeout(() => json(response, 200, {}), 120));
    const { client, onStillWaiting } = spiedClient(url, { stillWaitingAfter: 20 });
    expect(await client.session.user()).toMatchObject({ kind: 'ok' });
    expect(onStillWaiting.mock.calls).toEqual([
      [{ endpoint: 'session.user', method: 'GET', url: `${url}/api/get-user` }],
    ]);
  });

  it('does not call onStillWaiting before a quick response', async () => {
    const { url } = await serve((_, response) => json(response, 200, {}));
    const { client, onStillWaiting } = spiedClient(url);
    await client.session.user();
    expect(onStillWaiting).not.toHaveBeenCalled();
  });

  it('does not call onStillWaiting once a streamed response has begun', async () => {
    let goOn = () => {};
    const { url } = await serve((request, response) => {
      if (!request.url.includes('follow')) return;
      response.write('{"data":1}\n');
      goOn = () => response.end('{"data":2}\n');
    });
    const { client, onStillWaiting } = spiedClient(url, { stillWaitingAfter: 100 });
    const received: unknown[] = [];
    const outcome = client.customerServers.figures(
      { params: { id: 1 }, query: { follow: 60 } },
      { fetch: fetchLines((line) => received.push(line)) },
    );
    await expect.poll(() => received.length).toBe(1);
    onStillWaiting.mockClear();
    // Sent later and never answered: when its own wait is reported, that of the first request would have been, too.
    const leaving = new AbortController();
    const unanswered = client.session.user({}, { signal: leaving.signal });
    await expect.poll(() => onStillWaiting.mock.calls.length).toBeGreaterThan(0);
    goOn();
    expect(await outcome).toMatchObject({ kind: 'ok', data: { data: 2 } });
    leaving.abort();
    expect(await unanswered).toMatchObject({ kind: 'aborted' });
    expect(onStillWaiting.mock.calls.flat()).toMatchObject([{ endpoint: 'session.user' }]);
  });

  it('calls onStillWaiting for a request with its own fetch, too', async () => {
    const { url } = await serve((_, response) => void setTimeout(() => json(response, 200, { data: 1 }), 120));
    const { client, onStillWaiting } = spiedClient(url, { stillWaitingAfter: 20 });
    await client.customerServers.figures({ params: { id: 1 } }, { fetch: fetchLines(() => {}) });
    expect(onStillWaiting).toHaveBeenCalledTimes(1);
  });

  it('calls onStillWaiting once while the replay after a 419 is slow', async () => {
    let asked = 0;
    const { url } = await serve(({ url: path }, response) => {
      if (path.includes('csrf')) json(response, 200, {}, { 'set-cookie': 'XSRF-TOKEN=fresh' });
      else if (++asked === 1) json(response, 419, { message: 'Stale' });
      else setTimeout(() => json(response, 200, {}), 120);
    });
    const { client, onStillWaiting } = spiedClient(url, { stillWaitingAfter: 60 });
    expect(await client.session.user()).toMatchObject({ kind: 'ok' });
    expect(asked).toBe(2);
    expect(onStillWaiting).toHaveBeenCalledTimes(1);
  });

  it('is counted by onPending until it settles with any outcome', async () => {
    const { url } = await serve((request, response) => {
      if (request.url.endsWith('/1')) json(response, 200, {});
      else if (request.url.endsWith('/2')) json(response, 500, {});
      else if (request.url.endsWith('/3')) response.destroy();
    });
    const { client, onPending } = spiedClient(url);
    const one = (id: number, timeout?: number) => client.customerServers.one({ params: { id } }, { timeout });
    // Only the request without a response may time out.
    const outcomes = await Promise.all([one(1), one(2), one(3), one(4, 200)]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['ok', 'http-error', 'no-response', 'no-response']);
    expect(onPending.mock.calls.flat()).toEqual([1, 2, 3, 4, 3, 2, 1, 0]);
  });
});

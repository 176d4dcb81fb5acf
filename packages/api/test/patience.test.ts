import { describe, expect, it } from 'vitest';
import { json, serve, spiedClient } from './serve.ts';

describe('a timeout', () => {
  it('covers the wait for an answer', async () => {
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

  it('stands beside the caller’s signal', async () => {
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

describe('waiting', () => {
  it('is told once, softly, and the request goes on', async () => {
    const { url } = await serve((_, response) => void setTimeout(() => json(response, 200, {}), 120));
    const { client, onStillWaiting } = spiedClient(url, { stillWaitingAfter: 20 });
    expect(await client.session.user()).toMatchObject({ kind: 'ok' });
    expect(onStillWaiting.mock.calls).toEqual([
      [{ endpoint: 'session.user', method: 'GET', url: `${url}/api/get-user` }],
    ]);
  });

  it('is not told of a quick answer', async () => {
    const { url } = await serve((_, response) => json(response, 200, {}));
    const { client, onStillWaiting } = spiedClient(url);
    await client.session.user();
    expect(onStillWaiting).not.toHaveBeenCalled();
  });

  it('counts the requests under way and returns to 0 whatever becomes of them', async () => {
    const { url } = await serve((request, response) => {
      if (request.url.endsWith('/1')) json(response, 200, {});
      else if (request.url.endsWith('/2')) json(response, 500, {});
      else if (request.url.endsWith('/3')) response.destroy();
    });
    const { client, onPending } = spiedClient(url);
    const one = (id: number) => client.customerServers.one({ params: { id } }, { timeout: 200 });
    const outcomes = await Promise.all([one(1), one(2), one(3), one(4)]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['ok', 'http-error', 'no-response', 'no-response']);
    expect(onPending.mock.calls.flat()).toEqual([1, 2, 3, 4, 3, 2, 1, 0]);
  });
});

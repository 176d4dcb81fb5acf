import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isPending, json, serve, spiedClient } from './serve.ts';

function watchRejections() {
  const spy = vi.fn<(reason: unknown) => void>();
  process.on('unhandledRejection', spy);
  onTestFinished(() => void process.off('unhandledRejection', spy));
  return spy;
}

describe('call', () => {
  it('resolves with the body', async () => {
    const { url } = await serve((_, response) => json(response, 200, { success: true }));
    expect(await spiedClient(url).client.call('POST', '/api/anything', { a: 1 })).toEqual({ success: true });
  });

  it('rejects with the full response, as plain data', async () => {
    const { url } = await serve((_, response) => json(response, 422, { message: 'No' }, { 'x-mark': 'yes' }));
    const { client, onGenericError } = spiedClient(url);
    const reason: unknown = await client.call('POST', '/api/anything').catch((error: unknown) => error);
    expect(reason).toMatchObject({
      status: 422,
      statusText: 'Unprocessable Entity',
      headers: { 'x-mark': 'yes' },
      data: { message: 'No' },
      url: `${url}/api/anything`,
      method: 'POST',
    });
    expect(structuredClone(reason)).toEqual(reason);
    expect(onGenericError).not.toHaveBeenCalled();
  });

  it('emits a generic error and stays pending when the flag is false', async () => {
    const rejections = watchRejections();
    const { url } = await serve((_, response) => json(response, 500, { message: 'Disk full' }));
    const { client, onGenericError } = spiedClient(url);
    const pending = client.call('POST', '/api/anything', {}, false);
    await expect.poll(() => onGenericError.mock.calls.length).toBe(1);
    expect(onGenericError).toHaveBeenCalledWith(expect.objectContaining({ message: 'Disk full' }));
    expect(await isPending(pending)).toBe(true);
    expect(onGenericError).toHaveBeenCalledTimes(1);
    expect(rejections).not.toHaveBeenCalled();
  });

  it('emits the status text when the body has no message', async () => {
    const { url } = await serve((_, response) => json(response, 503, {}));
    const { client, onGenericError } = spiedClient(url);
    void client.call('GET', '/api/anything', {}, false);
    await expect.poll(() => onGenericError.mock.calls[0]?.[0]).toMatchObject({ message: 'Service Unavailable' });
  });

  it.each([true, false])('neither resolves nor rejects without a response (flag %s)', async (flag) => {
    const rejections = watchRejections();
    const { url, stop } = await serve(() => {});
    stop();
    const { client, onGenericError, onNoResponse, onPending } = spiedClient(url);
    const pending = client.call('GET', '/api/anything', {}, flag);
    await expect.poll(() => onNoResponse.mock.calls.length).toBe(1);
    expect(onNoResponse).toHaveBeenCalledWith(expect.objectContaining({ reason: 'network', method: 'GET' }));
    expect(await isPending(pending)).toBe(true);
    expect(onGenericError).not.toHaveBeenCalled();
    expect(onPending.mock.lastCall).toEqual([0]);
    expect(rejections).not.toHaveBeenCalled();
  });

  it('gives each call a promise of its own', async () => {
    const { url, stop } = await serve(() => {});
    stop();
    const { client, onNoResponse } = spiedClient(url);
    expect(client.call('GET', '/a')).not.toBe(client.call('GET', '/a'));
    await expect.poll(() => onNoResponse.mock.calls.length).toBe(2);
  });

  it('treats a success that is not JSON as an error', async () => {
    const { url } = await serve((_, response) => response.end('<html>'));
    const { client, onGenericError } = spiedClient(url);
    await expect(client.call('GET', '/a')).rejects.toMatchObject({ status: 200, data: '<html>' });
    void client.call('GET', '/a', {}, false);
    await expect.poll(() => onGenericError.mock.calls[0]?.[0]).toMatchObject({ message: 'Something went wrong' });
  });

  it('rejects with an AbortError when the caller’s own signal aborts', async () => {
    const { url, seen } = await serve(() => {});
    const controller = new AbortController();
    const running = spiedClient(url).client.call('GET', '/a', {}, true, { signal: controller.signal });
    const settled = running.catch((error: unknown) => error);
    await expect.poll(() => seen.length).toBe(1);
    controller.abort();
    expect(await settled).toMatchObject({ name: 'AbortError' });
  });

  it('sends the payload of a GET as the query and repeats keys for arrays', async () => {
    const { url, seen } = await serve((_, response) => json(response, 200, {}));
    const payload = { ids: [1, 2], q: 'a b&c', none: undefined, nil: null, empty: '', yes: true };
    await spiedClient(url).client.call('GET', '/api/x?first=1', payload);
    expect(seen[0]).toMatchObject({ url: '/api/x?first=1&ids=1&ids=2&q=a+b%26c&empty=&yes=true', body: '' });
  });

  it('sends URLSearchParams and FormData in their own encodings', async () => {
    const { url, seen } = await serve((_, response) => json(response, 200, {}));
    const { client } = spiedClient(url);
    await client.call('POST', '/api/x', new URLSearchParams({ a: '1' }));
    const form = new FormData();
    form.set('file', new Blob(['hi']), 'hi.txt');
    await client.call('POST', '/api/x', form);
    expect(seen[0]).toMatchObject({ body: 'a=1' });
    expect(seen[0]?.headers['content-type']).toMatch('application/x-www-form-urlencoded');
    expect(seen[1]?.headers['content-type']).toMatch('multipart/form-data; boundary=');
    expect(seen[1]?.body).toContain('filename="hi.txt"');
  });

  it('rejects a payload that cannot be serialised instead of staying pending', async () => {
    const loop: Record<string, unknown> = {};
    loop['self'] = loop;
    await expect(spiedClient('http://127.0.0.1:9').client.call('POST', '/a', loop)).rejects.toThrow(TypeError);
  });
});

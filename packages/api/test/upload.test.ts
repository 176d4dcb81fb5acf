import { build } from 'esbuild';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumPath } from '../../../scripts/chromium.mjs';
import { json, serve } from './serve.ts';

// Only browsers have XMLHttpRequest, which reports the progress, so these tests run in one.
const page = `
  import { createClient } from '@kronos/api';
  import { fetchWithProgress } from '@kronos/api/upload';
  import { session } from '@kronos/api/routes/session';
  const lost = [];
  const client = createClient({
    routes: { session }, getToken: () => 'token', getCsrf: () => 'csrf',
    onGenericError: () => {}, onNoResponse: ({ reason }) => lost.push(reason),
  });
  const form = () => {
    const form = new FormData();
    form.set('file', new Blob(['x'.repeat(2_000_000)]), 'backup.tar');
    return form;
  };
  globalThis.upload = async (path, { abortAt } = {}) => {
    const steps = [];
    const controller = new AbortController();
    const fetch = fetchWithProgress(({ loaded, total }) => {
      steps.push(loaded / total);
      if (abortAt !== undefined && loaded / total >= abortAt) controller.abort();
    });
    const { signal } = controller;
    const end = await client.call('POST', path, form(), true, { fetch, signal }).then(
      (data) => ({ data }),
      (reason) => (reason instanceof Error ? { error: reason.name } : { reason }),
    );
    return { ...end, steps };
  };
  globalThis.lose = () => {
    const fetch = fetchWithProgress(() => {});
    void client.call('POST', '/lost', form(), true, { fetch });
    return new Promise((resolve) => {
      const look = () => (lost.length > 0 ? resolve(lost) : setTimeout(look, 5));
      look();
    });
  };`;

let browser: Browser;
let script = '';

beforeAll(async () => {
  const resolveDir = new URL('..', import.meta.url).pathname;
  const { outputFiles } = await build({
    stdin: { contents: page, resolveDir },
    bundle: true,
    format: 'esm',
    write: false,
    conditions: ['kronos-source'],
  });
  script = outputFiles[0]!.text;
  const executablePath = chromiumPath();
  browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath && { executablePath }),
  });
});
afterAll(() => browser.close());

async function open() {
  const { url, seen } = await serve((request, response) => {
    if (request.url === '/') response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');
    else if (request.url === '/good') json(response, 200, { success: true });
    else if (request.url === '/empty') response.writeHead(204).end();
    else if (request.url === '/lost') response.destroy();
    else json(response, 422, { message: 'Too large' }, { 'x-mark': 'yes' });
  });
  const tab = await browser.newPage();
  await tab.goto(url);
  await tab.addScriptTag({ content: script, type: 'module' });
  await tab.waitForFunction('globalThis.upload');
  return { tab, seen };
}

it('reports the progress and sends all headers and the body', async () => {
  const { tab, seen } = await open();
  const { data, steps } = await tab.evaluate<{ data: unknown; steps: number[] }>("upload('/good')");
  expect(data).toEqual({ success: true });
  expect(steps.at(-1)).toBe(1);
  expect([...steps].sort((a, b) => a - b)).toEqual(steps);
  const { headers, body } = seen.find(({ url }) => url === '/good')!;
  expect(headers).toMatchObject({
    authorization: 'Bearer token',
    'x-xsrf-token': 'csrf',
    'content-type': expect.stringContaining('multipart/form-data; boundary='),
  });
  expect(body).toContain('filename="backup.tar"');
  await tab.close();
});

it('settles like any other request when refused, without a body, aborted or without a response', async () => {
  const { tab } = await open();
  expect(await tab.evaluate("upload('/large')")).toMatchObject({
    reason: { status: 422, headers: { 'x-mark': 'yes' }, data: { message: 'Too large' }, method: 'POST' },
  });
  expect(await tab.evaluate("upload('/empty')")).not.toHaveProperty('reason');
  expect(await tab.evaluate("upload('/good', { abortAt: 0 })")).toMatchObject({ error: 'AbortError' });
  expect(await tab.evaluate('lose()')).toEqual(['network']);
  await tab.close();
});

import { contract, contentFaults } from '@kronos/api/contract';
import { createFakeTransport } from '@kronos/api/testing';
import { expect, it } from 'vitest';
import { json, serve, spiedClient } from './serve.ts';

const disposition = `attachment; filename="_.json"; filename*=UTF-8''%C3%96l.json`;

it('resolves with a file under the name that the server sends', async () => {
  const { url } = await serve((_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-disposition': disposition })
      .end('{"a": "not parsed"}'),
  );
  const outcome = await spiedClient(url).client.account.downloadExport();
  if (outcome.kind !== 'ok') throw new Error(outcome.kind);
  expect([outcome.data.name, outcome.data.type]).toEqual(['Öl.json', 'application/json']);
  expect(await outcome.data.text()).toBe('{"a": "not parsed"}');
});

it('resolves with a refusal like any other endpoint', async () => {
  const { url } = await serve((_, response) => json(response, 404, { message: 'There is no file.' }));
  const { client } = spiedClient(url);
  const refused = { kind: 'http-error', status: 404, message: 'There is no file.' };
  expect(await client.account.downloadExport()).toMatchObject(refused);
  expect(await client.customerBackups.file({ params: { token: 'x' } })).toMatchObject(refused);
});

it('resolves with an unread stream, which the signal can end', async () => {
  let isClosed = false;
  const { url } = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'application/gzip' }).write('first');
    response.on('close', () => (isClosed = true));
  });
  const { client, onPending } = spiedClient(url);
  const ending = new AbortController();
  const outcome = await client.customerBackups.file({ params: { token: 'x' } }, { signal: ending.signal });
  if (outcome.kind !== 'ok') throw new Error(outcome.kind);
  expect(onPending.mock.calls).toEqual([[1], [0]]);
  const reader = outcome.data.body!.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('first');
  expect(isClosed).toBe(false);
  ending.abort();
  await expect(reader.read()).rejects.toThrow();
  await expect.poll(() => isClosed).toBe(true);
});

it('is supported by the fake transport', async () => {
  const transport = createFakeTransport(contract);
  transport.answer('account.downloadExport', { type: 'application/json', name: 'mine.json', body: '{}' });
  const { client } = spiedClient('http://localhost', { fetch: transport.fetch });
  const outcome = await client.account.downloadExport();
  expect(outcome.kind === 'ok' && outcome.data.name).toBe('mine.json');
});

it('reports missing or wrong headers', () => {
  const { answers } = contract.customerBackups.file;
  const fit = { 'content-type': 'application/gzip', 'x-content-type-options': 'nosniff' };
  expect(contentFaults(answers, new Headers({ ...fit, 'content-disposition': 'attachment' }))).toEqual([]);
  expect(contentFaults(answers, new Headers({ 'content-type': 'text/html; charset=utf-8' }))).toEqual([
    'header Content-Type is text/html instead of application/gzip',
    'header X-Content-Type-Options is not nosniff',
    'header Content-Disposition is missing instead of attachment',
  ]);
});

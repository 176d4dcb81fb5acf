import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { until } from '../../../tests/support/until.ts';
import { createClient } from '../src/exports/index.ts';
import { fetchLines } from '../src/exports/lines.ts';
import { customerServers } from '../src/exports/routes/customer-servers.gen.ts';

let respond: (response: ServerResponse) => void;
const server = createServer((_, response) => respond(response));
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** Sends one request and collects the received lines. */
function ask() {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen.');
  const passed: number[] = [];
  const client = createClient({
    routes: { customerServers },
    baseURL: `http://127.0.0.1:${address.port}`,
    getToken: () => undefined,
    async fetch(input, init) {
      const response = await fetch(input, init);
      passed.push(response.status);
      return response;
    },
    onGenericError: () => {},
    onNoResponse: () => {},
  });
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const received: unknown[] = [];
  const choices = { signal: leaving.signal, fetch: fetchLines((body) => received.push(body)) };
  const outcome = client.customerServers.figures({ params: { id: 1 }, query: { follow: 60 } }, choices);
  return { received, passed, outcome, leave: () => leaving.abort() };
}

it('passes each line on as it is received, through the client’s own fetch, and resolves with the last', async () => {
  let answer: ServerResponse | undefined;
  respond = (response) => void (answer = response).write('{"data":1}\n{"da');
  const { received, passed, outcome } = ask();
  await until('the first line', () => received.length === 1);
  answer?.end('ta":"zwölf"}\n');
  expect(await outcome).toMatchObject({ kind: 'ok', data: { data: 'zwölf' } });
  expect(received).toEqual([{ data: 1 }, { data: 'zwölf' }]);
  expect(passed).toEqual([200]);
});

it('accepts a response that is not streamed, and a refusal', async () => {
  respond = (response) => void response.end('{"data":null}');
  expect(await ask().outcome).toMatchObject({ kind: 'ok', data: { data: null } });
  respond = (response) => void response.writeHead(404).end('{"message":"This server does not exist."}');
  expect(await ask().outcome).toMatchObject({ kind: 'http-error', message: 'This server does not exist.' });
});

it('resolves with the last line before a broken connection, or with no-response without one', async () => {
  respond = (response) => {
    response.write('{"data":1}\n{"da');
    setTimeout(() => response.destroy(), 50);
  };
  expect(await ask().outcome).toMatchObject({ kind: 'ok', data: { data: 1 } });
  respond = (response) => {
    response.write('{"da');
    setTimeout(() => response.destroy(), 50);
  };
  expect(await ask().outcome).toMatchObject({ kind: 'no-response' });
});

it('resolves with aborted when the caller’s signal aborts', async () => {
  respond = (response) => void response.write('{"data":1}\n');
  const { received, outcome, leave } = ask();
  await until('the first line', () => received.length === 1);
  leave();
  expect(await outcome).toMatchObject({ kind: 'aborted' });
});

// Calls a real server, then a fake transport, as a test would.
import { createServer } from 'node:http';
import { type ClientOptions, createClient } from '@kronos/api';
import { contract, createValidator } from '@kronos/api/contract';
import { routes } from '@kronos/api/routes';
import { createFakeTransport } from '@kronos/api/testing';

const seen: string[] = [];
const server = createServer((request, response) => {
  seen.push(`${request.method} ${request.url} ${request.headers.authorization}`);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: [] }));
});
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve);
});
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;

const options = {
  routes,
  validate: createValidator(contract),
  getToken: () => 'a-token',
  onGenericError: ({ message }) => seen.push(message),
  onNoResponse: ({ reason }) => seen.push(reason),
} satisfies ClientOptions;

const client = createClient({ ...options, baseURL: `http://127.0.0.1:${port}` });
const real = await client.customerServers.list({});
server.close();

const transport = createFakeTransport(contract);
transport.refuse('session.login', 422, { message: 'Wrong password' });
const faked = createClient({ ...options, baseURL: 'http://panel.test', fetch: transport.fetch });
const refused = await faked.session.login({ body: { email: 'a@b.test', password: 'x' } });

process.stdout.write(
  JSON.stringify({
    seen,
    real: real.kind === 'ok' ? real.data : real,
    refused: refused.kind === 'http-error' ? [refused.status, refused.message] : refused,
    calls: transport.calls.length,
  }),
);

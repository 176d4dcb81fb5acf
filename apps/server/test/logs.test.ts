import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createLogger } from '../src/http/logging.ts';
import { createTestServer } from './support/create-test-server.ts';
import { until } from './support/until.ts';

/** A server and its log. */
async function logged({ keep = false } = {}) {
  const lines: string[] = [];
  const log = createLogger({ destination: { write: (line) => void lines.push(line) } });
  const server = await createTestServer({ log, keep });
  return { server, lines, all: () => lines.join('') };
}

it('contains no personal data when the database is down', async () => {
  const { server, lines, all } = await logged({ keep: true });
  onTestFinished(async () => {
    // A closed database cannot be closed again; everything else is stopped by then.
    await expect(server.halt()).rejects.toThrow(/closed|end/);
    await server.database.remove();
  });
  const customer = await server.as('customer');
  await server.db.close();
  const before = lines.length;
  expect((await customer.get('/api/get-user')).status).toBe(500);
  expect((await server.client().signIn('somebody-private@m.test', 'their password')).status).toBe(500);
  const failures = lines.slice(before).filter((line) => line.includes('request failed'));
  expect(failures).toHaveLength(2);
  for (const failure of failures) expect(failure).toMatch(/Failed query: select .*"stack":/);
  const token = createHash('sha256').update(customer.token ?? '');
  for (const theirs of ['somebody-private', 'their password', customer.token!, token.digest('base64url'), 'params'])
    expect(all()).not.toContain(theirs);
});

it.each([
  ['/api/login', 'Content-Type: application/json'],
  ['/apps/kronos/events', 'Content-Type: application/json'],
])('logs no error for a client that disconnects in the middle of its body: %s', async (path, header) => {
  const { server, lines, all } = await logged();
  const [set = ''] = (await fetch(`${server.url}/api/csrf-cookie`)).headers.getSetCookie();
  const cookie = set.split(';')[0] ?? '';
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const headers = [`Host: ${hostname}`, header, `Cookie: ${cookie}`, `X-XSRF-TOKEN: ${cookie.split('=')[1]}`];
  const half = [`POST ${path} HTTP/1.1`, ...headers, 'Content-Length: 100', '', '{"email":"some'].join('\r\n');
  await new Promise((sent) => socket.write(half, sent));
  socket.destroy();
  await until('it is written down', () => lines.some((line) => line.includes('"method":"POST"')));
  expect(lines.find((line) => line.includes('"method":"POST"'))).toMatch(/"level":"info".*"status":4/);
  expect(all()).not.toContain('"level":"error"');
});

import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { node } from './app-folder.ts';

const bin = 'node_modules/@kronos/api/dist/bin/kronos-api.js';

it('runs the conformance command where the package is installed', async () => {
  const server = createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(node(bin, 'conformance', base)).rejects.toThrow(/^✗ system\.settings +GET \/api\/system\/settings/m);
  expect(await node(bin, '--help')).toContain('--accounts <file>');
});

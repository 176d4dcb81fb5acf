import { expect, it, onTestFinished } from 'vitest';
import { freeRow } from '../../../scripts/free-ports.mjs';
import { demoPassword } from '../src/demo/accounts.ts';
import { ask } from './suites/cdn.ts';
import { startSandboxProcess } from './sandbox-process.ts';
import { createTestServer, hour } from './support/create-test-server.ts';
import { until } from './support/until.ts';

const name = 'server-1.localhost';

it('shows a server behind a CDN host of the sandbox, and follows the sandbox to other ports', async () => {
  const [first, second] = [await freeRow(5), await freeRow(5)];
  const start = async (cdnPort: number, port?: number) => {
    const sandbox = await startSandboxProcess({ cdnPort, ...(port && { port }) });
    onTestFinished(() => sandbox.stop());
    return sandbox;
  };
  const one = await start(first);
  const demo = (sandboxUrl: string, cdnPort: number) => ({
    KRONOS_DEMO: 'on',
    KRONOS_PROVISION: '',
    KRONOS_DNS_SERVERS: '',
    KRONOS_SANDBOX_URL: sandboxUrl,
    KRONOS_SANDBOX_CDN_PORT: String(cdnPort),
  });
  const places = await freeRow(4);
  const env = { ...demo(one.url, first), KRONOS_DEMO_PORT: String(places) };
  const server = await createTestServer({ env, timings: { cdnMs: 100, sampleMs: hour } });
  const customer = async () => {
    const client = server.client();
    await client.signIn('customer@kronos.test', demoPassword);
    return client;
  };
  const reached = async () => (await customer()).ask('customerServers.one', { params: { id: 1 } });
  expect((await reached()).cdn).toEqual({ name: 'Amsterdam edge', address: `http://${name}:${first + 3}` });
  await until('the media server answers there', async () => {
    const answer = await ask(first + 3, name, '/identity').catch(() => undefined);
    return answer?.status === 200;
  });
  await one.control('POST', '/names', { name: 'media.demo.test', cname: 'localhost' });
  const answer = await (await customer()).post('/api/customer/cdn-host', { cdn: null, domain: 'media.demo.test' });
  expect(answer).toMatchObject({ status: 200, body: { data: { domain: { state: 'ready' } } } });

  const two = await start(second);
  await server.restart(demo(two.url, second));
  await until('the host is found elsewhere', async () => {
    const found = await ask(second + 3, name, '/identity').catch(() => undefined);
    return found !== undefined && found.status !== 404;
  });
  expect((await reached()).cdn?.address).toBe(`http://${name}:${second + 3}`);
});

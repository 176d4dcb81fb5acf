import { expect, it } from 'vitest';
import { expectOk, runSandbox, specOf } from './running.ts';

const order = { archive: '/srv/in/plex.tar.gz', target: '/srv/kronos/import', stripComponents: 1, keepArchive: true };

async function node() {
  const { call } = await runSandbox();
  return {
    call,
    async extract(more: Partial<typeof order> = {}) {
      const response = await call('POST', '/nodes/n1/host/extract', { ...order, ...more });
      const lines = (await response.text()).trim().split('\n');
      return { status: response.status, lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
    },
  };
}

it('unpacks an archive step by step into a folder that containers can mount', async () => {
  const { call, extract } = await node();
  const { lines } = await extract();
  expect(lines.length).toBeGreaterThan(3);
  const total = lines[0]?.['total'];
  expect(lines[0]).toEqual({ bytes: 0, total });
  expect(lines.slice(-2)).toEqual([{ bytes: total, total }, { done: true }]);
  const mounts = [{ source: order.target, target: '/data' }];
  await expectOk(call('POST', '/nodes/n1/containers', { ...specOf('one', 4600), mounts }));
  const archive = await expectOk(call('GET', '/nodes/n1/containers/one/archive?path=/data'));
  const text = Buffer.from(await archive.arrayBuffer()).toString('latin1');
  expect(text).toContain('./Metadata/Movies/poster-6.jpg');
  expect(text).not.toContain('Plex Media Server');
});

it('removes an archive only when it is not to be kept', async () => {
  const { extract } = await node();
  await extract();
  await extract({ keepArchive: false });
  expect(await extract()).toMatchObject({ status: 404, lines: [{ code: 'archive-missing' }] });
});

it('refuses a folder that cannot be created or written, and reports a damaged archive', async () => {
  const { extract } = await node();
  expect(await extract({ target: '/srv/archive' })).toMatchObject({ status: 400, lines: [{ code: 'bad-mount' }] });
  expect(await extract({ target: '/nowhere/at/all' })).toMatchObject({ status: 400, lines: [{ code: 'bad-mount' }] });
  const { lines } = await extract({ archive: '/srv/in/damaged.tar.gz' });
  expect(lines.at(-1)).toMatchObject({ error: { code: 'bad-archive' } });
});

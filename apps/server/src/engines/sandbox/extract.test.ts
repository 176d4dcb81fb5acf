import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type SandboxProcess, startSandboxProcess } from '../../../test/sandbox-process.ts';
import type { ExtractProgress, ExtractSpec, NodeHost } from '../port.ts';
import { createSandboxHost } from './sandbox-host.ts';

let sandbox: SandboxProcess;
let host: NodeHost;
beforeAll(async () => {
  sandbox = await startSandboxProcess({ unpackMs: 1000 });
  host = createSandboxHost({ kind: 'sandbox', url: sandbox.url, node: 'one' }, 5000);
});
afterAll(() => sandbox.stop());
afterEach(() => sandbox.clearFaults());

const spec = (more: Partial<ExtractSpec> = {}): ExtractSpec => ({
  archive: '/srv/in/plex.tar.gz',
  target: '/srv/kronos/import',
  stripComponents: 0,
  keepArchive: true,
  ...more,
});

it('unpacks an archive and reports its progress', async () => {
  const told: ExtractProgress[] = [];
  await host.extract(spec(), (progress) => told.push(progress));
  const total = told[0]?.total;
  expect(told.map(({ bytes }) => bytes)).toEqual(told.map(({ bytes }) => bytes).toSorted((a, b) => a - b));
  expect(told.length).toBeGreaterThan(4);
  expect(told.at(-1)).toEqual({ bytes: total, total });
  expect(await host.checkFolder('/srv/kronos/import')).toMatchObject({ state: 'found' });
});

it.each([
  ['archive-missing', spec({ archive: '/srv/in/none.tar' })],
  ['bad-archive', spec({ archive: '/srv/in/damaged.tar.gz' })],
  ['bad-mount', spec({ target: '/srv/archive' })],
  ['bad-mount', spec({ target: '/no/such' })],
])('fails with %s', async (code, wrong) => {
  await expect(host.extract(wrong)).rejects.toMatchObject({ code, cause: { message: expect.stringMatching(/\w/) } });
});

it('fails on a full disk, and ends when it is aborted', async () => {
  await sandbox.fault({ operation: 'extract', fault: 'disk-full', times: 1 });
  await expect(host.extract(spec())).rejects.toMatchObject({ code: 'disk-full' });
  const controller = new AbortController();
  const ending = host.extract(spec(), ({ bytes }) => bytes > 0 && controller.abort(), { signal: controller.signal });
  await expect(ending).rejects.toMatchObject({ code: 'aborted' });
});

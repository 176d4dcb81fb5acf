import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { defaultMountCommands } from '../src/engines/ssh/mount-commands.ts';
import { startSshServer, whyNoSsh } from './ssh-server.ts';
import { createTestServer } from './support/create-test-server.ts';
import { startIdleEngine } from './support/idle-engine.ts';
import { until } from './support/until.ts';

/** A folder of this machine at which something is mounted, such as /dev/shm. */
const mounted = readFileSync('/proc/self/mounts', 'utf8')
  .split('\n')
  .map((line) => line.split(' ')[1] ?? '')
  .find((path) => /^(\/[\w.-]+){2,}$/.test(path) && statSync(path).isDirectory()) as string;

describe.skipIf(whyNoSsh())('nodes behind SSH', () => {
  it('have their mounts checked together, and one is mounted again', async () => {
    const { socketPath, close } = await startIdleEngine();
    onTestFinished(close);
    const [rack, shelf] = [await startSshServer(), await startSshServer()];
    onTestFinished(async () => {
      await Promise.all([rack.close(), shelf.close()]);
    });
    const server = await createTestServer({
      env: {
        KRONOS_NODE_CHECK_MOUNT: defaultMountCommands['check-mount'].replace('sudo -n ', ''),
        KRONOS_NODE_MOUNT: 'read -r id; echo "No route to the NAS of mount $id"; exit 32',
      },
      provision: {
        nodes: [
          { alias: 'Rack', host: 'localhost', engine: { kind: 'docker', ssh: { ...rack.address, socketPath } } },
          { alias: 'Shelf', host: 'localhost', engine: { kind: 'docker', ssh: { ...shelf.address, socketPath } } },
        ],
      },
    });
    const admin = await server.as('admin');
    const nas = { kind: 'nfs', source: 'nas.example:/films' } as const;
    const create = (body: { name: string; node_id: number; target: string }) =>
      admin.ask('adminMounts.create', { body: { ...nas, ...body } });
    await create({ name: 'films', node_id: 1, target: mounted });
    await create({ name: 'music', node_id: 1, target: '/mnt/nowhere/music' });
    const { id } = await create({ name: 'series', node_id: 2, target: '/mnt/nowhere/series' });
    const rested = () =>
      until('nothing is under way', async () => {
        const { data } = await admin.ask('adminMounts.list', { query: { sort: 'name', direction: 'asc' } });
        return data.every((mount) => mount.process_id === null && mount.checked_at !== null) && data;
      });

    await admin.ask('adminNodes.bulk', { body: { ids: [1, 2], action: 'check_mounts' } });
    expect(await rested()).toMatchObject([
      { name: 'films', state: 'mounted', size_bytes: expect.any(Number), failure: null },
      { name: 'music', state: 'missing', failure: null },
      { name: 'series', state: 'missing', failure: null },
    ]);

    await admin.ask('adminMounts.bulk', { body: { ids: [id], action: 'remount' } });
    const failed = await until('the refusal is shown', async () => (await rested())[2]?.failure);
    expect(failed).toContain(`No route to the NAS of mount ${id}`);
  });
});

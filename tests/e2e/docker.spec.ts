import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../scripts/free-ports.mjs';
import { connectDocker, dockerSocket, findBusybox, importMediaImage } from '../../apps/server/test/docker-image.ts';
import { patience } from '../../scripts/patience.mjs';
import { signIn } from './support/people.ts';
import { startProduct } from './support/product.ts';

const missing = !existsSync(dockerSocket) ? `no engine at ${dockerSocket}` : !findBusybox() ? 'no busybox' : undefined;
const image = 'kronos/jellyfin:e2e';
const owner = { email: 'owner@kronos.test', name: 'Olive Owner', password: 'a password for docker', role: 'customer' };

const title = `a customer’s server on a real Docker Engine${missing ? `: skipped, ${missing}` : ''}`;

// A container's network is created and removed with it, and a browser aborts its requests when networks change.
test(title, { tag: '@alone' }, async ({ page }) => {
  test.skip(missing !== undefined);
  // A product of its own that starts twice, and an image.
  test.slow();
  const docker = connectDocker();
  await importMediaImage(docker, image, 'jellyfin');
  const folder = await mkdtemp(join(tmpdir(), 'kronos-docker-'));
  const file = join(folder, 'provision.json');
  const port = await freePort();
  await writeFile(
    file,
    JSON.stringify({
      users: [owner],
      nodes: [{ alias: 'This machine', host: 'localhost', engine: { kind: 'docker', socketPath: dockerSocket } }],
      servers: [
        {
          name: 'Docked',
          owner: owner.email,
          node: 'This machine',
          type: 'jellyfin',
          image,
          port,
          containerPort: 8096,
        },
      ],
    }),
  );
  const product = await startProduct({ KRONOS_DEMO: 'off', KRONOS_PROVISION: file });
  const info = () => fetch(`http://localhost:${port}/System/Info/Public`, { signal: AbortSignal.timeout(2000) });
  try {
    await page.goto(product.origin);
    await signIn(page, owner.email, owner.password, product.origin);
    const card = page.getByRole('article', { name: 'Docked' });
    await card.getByRole('button', { name: 'Start' }).click();
    await expect(card).toContainText('Running', { timeout: 30_000 * patience });
    expect((await info()).status).toBe(200);

    await product.restart();
    await page.reload();
    await expect(card).toContainText('Running');
    expect((await info()).status).toBe(200);

    await card.getByRole('button', { name: /actions/i }).click();
    await page.getByRole('menuitem', { name: 'Stop' }).click();
    await expect(card).toContainText('Stopped', { timeout: 30_000 * patience });
    await expect(info()).rejects.toThrow('fetch failed');

    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByText('You are signed out')).toBeVisible();
  } finally {
    await product.stop();
    for (const container of await docker.listContainers({ all: true, filters: { ancestor: [image] } })) {
      await docker.getContainer(container.Id).remove({ force: true, v: true });
    }
    await docker.getImage(image).remove({ force: true });
    await rm(folder, { recursive: true, force: true });
  }
});

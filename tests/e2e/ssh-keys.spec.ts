import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startSshServer, whyNoSsh } from '../../apps/server/test/ssh-server.ts';
import { startIdleEngine } from '../../apps/server/test/support/idle-engine.ts';
import { expectAccessible } from './support/accessible.ts';
import { choose } from './support/choose.ts';
import { signIn } from './support/people.ts';
import { startProduct } from './support/product.ts';

const missing = whyNoSsh();
const admin = { email: 'ada@kronos.test', name: 'Ada Admin', password: 'a password for keys', role: 'admin' };

test(`a node that is signed in to with a chosen key${missing ? `: skipped, ${missing}` : ''}`, async ({ page }) => {
  test.skip(missing !== undefined);
  // A product of its own: the demo only has nodes of the sandbox.
  test.slow();
  const machine = await startSshServer();
  const engine = await startIdleEngine();
  const folder = await mkdtemp(join(tmpdir(), 'kronos-keys-'));
  const file = join(folder, 'provision.json');
  await writeFile(file, JSON.stringify({ users: [admin] }));
  const product = await startProduct({ KRONOS_DEMO: 'off', KRONOS_PROVISION: file });
  const keys = `${product.origin}/app/admin/integrations/nodes`;
  try {
    await signIn(page, admin.email, admin.password, product.origin);
    await page.goto(keys);
    await page.getByRole('link', { name: 'Add SSH key' }).first().press('Enter');
    await page.getByRole('textbox', { name: 'Name' }).fill('Falkenstein');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add SSH key' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Falkenstein' })).toBeVisible();
    await expect(page.getByText('No node uses it.', { exact: true })).toBeVisible();
    await expectAccessible(page);
    const command = await page.getByRole('textbox', { name: 'Command for a machine' }).inputValue();
    const [, line = ''] = /echo '([^']+)'/.exec(command) ?? [];
    await machine.authorize(line);
    const key = page.url();

    await page.goto(keys);
    await expect(page.getByText('root, port 22')).toBeVisible();
    await page.getByRole('button', { name: 'Change', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New nodes' });
    await dialog.getByRole('textbox', { name: 'SSH user' }).fill(userInfo().username);
    await dialog.getByRole('textbox', { name: 'SSH port' }).fill(String(machine.address.port));
    await dialog.getByRole('textbox', { name: 'First server port' }).fill('21000');
    await dialog.getByRole('textbox', { name: 'Last server port' }).fill('20000');
    await dialog.getByRole('textbox', { name: 'Region' }).fill('Falkenstein');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(dialog.getByText('The last port must not be below the first')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Last server port' }).fill('21999');
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page.getByText('21000 to 21999')).toBeVisible();

    await page.goto(`${product.origin}/app/admin/nodes/create`);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Region' })).toHaveValue('Falkenstein');
    await expect(page.getByRole('textbox', { name: 'User', exact: true })).toHaveValue(userInfo().username);
    await expect(page.getByRole('textbox', { name: 'First port' })).toHaveValue('21000');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Rack');
    await page.getByRole('textbox', { name: 'Address for customers' }).fill('localhost');
    await page.getByRole('textbox', { name: 'Machine' }).fill(machine.address.host);
    await page.getByRole('textbox', { name: 'Engine socket' }).fill(engine.socketPath);
    await choose(page, 'Another key stored in the panel');
    await page.getByRole('combobox', { name: 'Key' }).fill('Fal');
    await page.getByRole('option', { name: /Falkenstein/ }).click();
    await page.getByRole('button', { name: 'Test connection' }).press('Enter');
    await page.getByRole('button', { name: 'Confirm host key' }).press('Enter');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add node' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Rack' })).toBeVisible();
    await page.getByRole('link', { name: 'Falkenstein', exact: true }).press('Enter');
    await expect(page).toHaveURL(key);

    await expect(page.getByRole('link', { name: 'Rack', exact: true })).toBeVisible();
    await expect(page.getByText('One node uses it. Choose another key for it first.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete SSH key' })).toBeDisabled();
  } finally {
    await product.stop();
    await engine.close();
    await machine.close();
    await rm(folder, { recursive: true, force: true });
  }
});

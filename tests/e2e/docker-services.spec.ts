import { freeRow } from '../../scripts/free-ports.mjs';
import { expectAccessible } from './support/accessible.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';
import { send } from './support/visits.ts';

test.use({ world: 'docker-services' });

test('declares a service, runs it on two nodes, and removes it again', async ({ page }) => {
  await signIn(page, people.admin);
  const first = await freeRow(4);
  const attic = { kind: 'sandbox', sandbox_node: 'second', host: 'localhost', alias: 'Attic' };
  await send(page, '/api/admin/nodes', { ...attic, port_first: first, port_last: first + 3 });

  await page.goto('/app/admin/integrations/docker-services');
  await expect(page.getByRole('row', { name: /Tautulli/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Declare service' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).fill('Files');
  await page.getByRole('textbox', { name: /^Image/ }).fill('filebrowser/filebrowser');
  await page.getByRole('button', { name: 'Add variable' }).press('Enter');
  const variable = page.getByRole('group', { name: 'Variable 1' });
  await variable.getByRole('textbox', { name: /^Name/ }).fill('API_KEY');
  await variable.getByText('Secret').click();
  await variable.getByLabel(/^Value/).fill('hidden');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Declare service' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Nodes of Files' })).toBeVisible();

  await page.getByRole('button', { name: 'Deploy to nodes…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Deploy Files to nodes' });
  for (const alias of ['Attic', 'Sandbox']) {
    await dialog.getByRole('combobox', { name: /^Nodes/ }).fill(alias);
    await page.getByRole('option', { name: alias }).click();
  }
  await page.keyboard.press('Tab');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Deploy to nodes' }).press('Enter');
  const rowOf = (alias: string) => page.getByRole('row', { name: new RegExp(alias) });
  for (const alias of ['Attic', 'Sandbox']) await expect(rowOf(alias)).toContainText('Running', { timeout: 30_000 });
  await expectAccessible(page);

  const act = async (alias: string, action: string) => {
    await rowOf(alias)
      .getByRole('button', { name: `Actions on ${alias}` })
      .press('Enter');
    await page.getByRole('menuitem', { name: action, exact: true }).press('Enter');
    const question = page.getByRole('alertdialog', { name: new RegExp(`^${action} Files`) });
    await question.getByRole('button', { name: action }).press('Enter');
    await expect(question).toBeHidden();
  };
  await act('Attic', 'Stop');
  await expect(rowOf('Attic')).toContainText('Stopped');
  await act('Sandbox', 'Restart');
  await expect(rowOf('Sandbox').getByRole('button', { name: 'Actions on Sandbox' })).toBeVisible();
  await page.reload();
  await expect(rowOf('Attic')).toContainText('Stopped');
  await expect(rowOf('Sandbox')).toContainText('Running');

  await page.getByRole('tab', { name: 'Declaration' }).click();
  await expect(page.getByRole('button', { name: 'Delete service' })).toBeDisabled();
  await expect(page.getByText('Files is on Attic and Sandbox. Remove it there first.')).toBeVisible();
  await expect(variable.getByRole('button', { name: /^Replace/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: /^Tag/ }).fill('v2');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByText(/^Saved\./)).toBeVisible();
  await page.getByRole('tab', { name: 'Nodes' }).click();
  await expect(rowOf('Sandbox')).toContainText('Outdated declaration');
  await page.getByRole('button', { name: 'Apply changes on 2 nodes' }).press('Enter');
  await expect(rowOf('Sandbox')).toContainText('has no image filebrowser/filebrowser:v2', { timeout: 30_000 });

  for (const alias of ['Attic', 'Sandbox']) {
    await act(alias, 'Remove');
    await expect(rowOf(alias)).toBeHidden({ timeout: 30_000 });
  }
  await page.getByRole('tab', { name: 'Declaration' }).click();
  await page.getByRole('button', { name: 'Delete service' }).press('Enter');
  const last = page.getByRole('alertdialog');
  await last.getByRole('textbox').fill('Files');
  await last.getByRole('button', { name: 'Delete service' }).press('Enter');
  await expect(page.getByText('The service has been deleted')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: /Tautulli/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Files/ })).toBeHidden();
});

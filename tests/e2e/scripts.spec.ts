import { expectAccessible } from './support/accessible.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test('writes a script, runs it on a node, follows it, stops it, and restores its first version', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/integrations/scripts');
  await page.getByRole('link', { name: 'Add script' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill('Count');
  await page.getByRole('textbox', { name: 'Script', exact: true }).fill('echo "one for $WHO"\nsleep 50\necho late');
  await page.getByRole('button', { name: /^Add/ }).first().press('Enter');
  await page.getByRole('textbox', { name: /^Name/ }).last().fill('WHO');
  await page
    .getByRole('textbox', { name: /^Value/ })
    .last()
    .fill('nobody');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add script' }).press('Enter');
  await expect(page.getByText('The script has been added')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Count' })).toBeVisible();

  await page.goto('/app/admin/nodes/scripts');
  await page.getByRole('button', { name: 'Run script' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Run script' });
  await dialog.getByRole('combobox', { name: 'Script' }).fill('Cou');
  await page.getByRole('option', { name: 'Count' }).click();
  await dialog.getByRole('textbox', { name: 'WHO' }).fill('Ada');
  await dialog.getByRole('combobox', { name: 'Nodes' }).fill('San');
  await page.getByRole('option', { name: /Sandbox/ }).click();
  // The form stays open for further input.
  await page.keyboard.press('Tab');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Run on 1 node' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Count, version 1' })).toBeVisible();
  await expect(page.getByText('one for Ada')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(page.getByText('It was stopped.')).toBeVisible();
  await expect(page.getByText('late')).toHaveCount(1);

  await page.getByRole('link', { name: 'Count' }).press('Enter');
  const source = page.getByRole('textbox', { name: 'Script', exact: true });
  await source.fill('echo "two for $WHO"');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await page.getByRole('button', { name: /Compare with/ }).press('Enter');
  await page.getByRole('option', { name: /^Version 1/ }).press('Enter');
  await page.getByRole('button', { name: 'Restore version 1' }).press('Enter');
  await expect(page.getByText('Version 1 has been restored')).toBeVisible();
  await expect(source).toHaveValue('echo "one for $WHO"\nsleep 50\necho late');

  await page.goto('/app/admin/nodes');
  await page.getByRole('button', { name: 'Activity' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Script runs' }).press('Enter');
  await expect(page.getByRole('row', { name: /Count/ })).toContainText('Stopped');
});

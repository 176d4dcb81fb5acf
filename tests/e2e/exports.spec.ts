import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessible.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test('exports all users to a file, downloads it, and deletes it', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/app-management/exports');
  await page.getByRole('button', { name: 'New export' }).first().press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New export' });
  await dialog.getByRole('radio', { name: 'JSON' }).check({ force: true });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Start export' }).press('Enter');
  const row = page.getByRole('row', { name: /Users/ }).first();
  await expect(row).toContainText('Ready');
  await expectAccessible(page);

  const saved = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Download Users/ }).press('Enter');
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^kronos-users-[\d-]+\.json$/);
  const records: { email: string }[] = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(records.map(({ email }) => email)).toContain(people.customer);

  await row.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete the export?' });
  await question.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText('The export has been deleted')).toBeVisible();
});

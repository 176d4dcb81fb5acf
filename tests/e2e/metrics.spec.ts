import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessible.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test('shows the reboots of three months, downloads them, and finds those of one node', async ({ page }) => {
  await signIn(page, people.admin);
  await page.getByRole('link', { name: 'Metrics' }).press('Enter');
  await expect(page).toHaveURL(/\/app\/admin\/metrics\/node-reboots$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Node reboots' })).toBeVisible();
  const chart = page.getByRole('figure', { name: 'Reboots by cause' });
  await expect(chart).toBeVisible();

  await page.getByRole('radio', { name: '90 days' }).press('Enter');
  await expect(page).toHaveURL(/\?days=90$/);
  await expect(page.getByText(/^Compared with the previous 90 days\./)).toBeVisible();
  await chart.getByRole('button', { name: 'Show as table' }).press('Enter');
  await expect(chart.getByRole('columnheader')).toHaveText(['Day', 'Requested', 'Planned', 'Unplanned', 'Failed']);
  await expect(chart.getByRole('row')).toHaveCount(91);
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^node-reboots-by-node-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\u{FEFF}Node,Failed,.*\r\nSandbox,1,3,/u);

  await page.goBack();
  await expect(page.getByRole('radio', { name: '30 days' })).toBeChecked();
  await page
    .getByRole('row', { name: /Sandbox/ })
    .getByRole('link', { name: 'Sandbox' })
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Reboots of Sandbox' })).toBeVisible();
});

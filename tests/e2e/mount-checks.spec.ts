import { expectAccessible } from './support/accessible.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test.use({ world: 'mount-checks' });

test('checks the mounts of nodes, follows the results in one table, and mounts what is missing', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/nodes');
  await page
    .getByRole('row', { name: /Sandbox/ })
    .getByRole('checkbox')
    .check({ force: true });
  await page.getByRole('button', { name: 'Check mounts', exact: true }).press('Enter');

  await expect(page).toHaveURL(/\/storage\/mounts\?node=\d+$/);
  await expect(page.getByRole('button', { name: /Node: Sandbox/ }).first()).toBeVisible();
  const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  // Without reading the table again: results arrive with their events.
  await expect(rowOf('Archive')).toContainText('Not mounted');
  await expect(rowOf('Archive')).toContainText('Nothing is mounted at the path.');
  await expect(rowOf('Films')).toContainText('Mounted');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add filter' }).press('Enter');
  await page.getByRole('menuitem', { name: 'State' }).press('Enter');
  await page.getByRole('radio', { name: 'Not mounted' }).check({ force: true });
  await expect(page).toHaveURL(/state=missing&node=\d+$/);
  await page.keyboard.press('Escape');
  await expect(rowOf('Films')).toHaveCount(0);
  await rowOf('Archive').getByRole('button', { name: 'Remount' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remount' }).press('Enter');
  await expect(rowOf('Archive')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/node=\d+$/);
  await expect(rowOf('Archive')).toContainText('Mounted');
  await expect(rowOf('Archive')).not.toContainText('Not mounted');
});

test('checks the mounts of one node from its page', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/nodes');
  await page.getByRole('grid').getByRole('link').first().press('Enter');
  await page.getByRole('button', { name: 'Check mounts', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/storage\/mounts\?node=\d+$/);
  await expect(page.getByRole('row', { name: /Films/ })).toContainText('Mounted');
});

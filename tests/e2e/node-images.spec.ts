import { expectAccessible } from './support/accessible.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test.use({ world: 'node-images' });

test('pulls an image on a node, sees it there, and removes what no container uses', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/nodes');
  await page.getByRole('grid').getByRole('link').first().press('Enter');
  const alias = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: 'Activity' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Images' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Images on ${alias}` })).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).press('Enter');
  await expect(page.getByText('The images on the node have been checked')).toBeVisible();
  const rowOf = (text: string) => page.getByRole('row', { name: new RegExp(text) });
  await expect(rowOf('kronos/plex:latest')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Pull image' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Pull an image on ${alias}` });
  await dialog.getByRole('combobox', { name: 'Image' }).fill('kronos/emby:beta');
  await page.getByRole('option', { name: /kronos\/emby:beta/ }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Pull', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Image pulls' })).toBeVisible();
  await expect(rowOf('kronos/emby:beta')).toContainText('It is on the node.');
  await expectAccessible(page);

  await page.goto('/app/admin/nodes/images');
  await expect(rowOf('kronos/emby:beta')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove unused' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Remove unused images' });
  await question.getByRole('combobox', { name: /^Nodes/ }).fill(alias);
  await page.getByRole('option', { name: alias }).click();
  await page.keyboard.press('Tab');
  await expect(question.getByText(/will be removed, which frees up to/)).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: /^Remove \d/ }).press('Enter');
  await expect(page.getByText('Unused images are being removed')).toBeVisible();
  // Without another request: the page follows the event of the reading.
  await expect(rowOf('kronos/emby:beta')).toBeHidden();
  await expect(rowOf('kronos/plex:latest')).toBeVisible();
});

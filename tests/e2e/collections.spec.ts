import { expectAccessible } from './support/accessible.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test.use({ world: 'collections' });

test('creates a collection by hand and one by a rule, and edits and deletes them', async ({ page }) => {
  await signIn(page, people.customer);
  const open = page.getByRole('button', { name: 'New collection' });
  const form = page.getByRole('dialog');
  // The demo claims the server and adds its libraries once it runs; their titles come with a scan.
  await expect(async () => {
    await page.goto('/app/plex-tools/collections');
    await open.click({ timeout: 5000 });
    await form.getByRole('searchbox', { name: 'Find titles' }).fill('harbour');
    await expect(form.getByRole('button', { name: /^Add Paper Harbour/ })).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expectAccessible(page);

  await form.getByRole('textbox', { name: 'Name' }).fill('Rainy days');
  await form.getByRole('button', { name: /^Add Paper Harbour/ }).click();
  await form.getByRole('searchbox', { name: 'Find titles' }).fill('ferry');
  await form.getByRole('button', { name: /^Add Last Ferry/ }).click();
  await form.getByRole('button', { name: 'Create collection' }).click();
  const rainy = page.getByRole('row', { name: /Rainy days/ });
  await expect(rainy).toContainText('Films');
  await expect(rainy).toContainText('By release');
  await expect(form).toHaveCount(0);
  await expect(open).toBeFocused();
  await expectAccessible(page);

  // Another order, by keyboard.
  await rainy.getByRole('button', { name: 'Edit Rainy days' }).press('Enter');
  await form.getByRole('button', { name: /Order/ }).click();
  await page.getByRole('option', { name: 'By hand' }).click();
  const down = form.getByRole('button', { name: /^Move Paper Harbour.* down$/ });
  const up = form.getByRole('button', { name: /^Move Paper Harbour.* up$/ });
  const isFirst = await down.isEnabled();
  await (isFirst ? down : up).press('Enter');
  await form.getByRole('button', { name: 'Save collection' }).click();
  await expect(form).toHaveCount(0);
  await expect(rainy).toContainText('By hand');
  await rainy.getByRole('button', { name: 'Edit Rainy days' }).press('Enter');
  const titles = form.getByRole('grid', { name: 'Titles of the collection' }).getByRole('row');
  await expect(titles.nth(isFirst ? 1 : 0)).toContainText('Paper Harbour');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toHaveCount(0);

  await open.click();
  await form.getByRole('textbox', { name: 'Name' }).fill('Westerns');
  await form.getByText('By a rule').click();
  await form.getByRole('combobox', { name: 'Genre' }).fill('west');
  await page.getByRole('option', { name: 'Western' }).click();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Create collection' }).click();
  const westerns = page.getByRole('row', { name: /Westerns/ });
  await expect(form).toHaveCount(0);
  await expect(westerns).toContainText('By a rule');
  await westerns.getByRole('button', { name: 'Edit Westerns' }).press('Enter');
  await expect(form.getByRole('combobox', { name: 'Genre' })).toHaveValue('Western');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toHaveCount(0);

  await westerns.getByRole('button', { name: 'Delete Westerns' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete collection' }).click();
  await expect(westerns).toHaveCount(0);
});

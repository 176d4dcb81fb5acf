import { expectAccessible } from './support/accessible.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test('offers an image of the catalogue, with its tags, to products of its type', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/integrations/images');
  await expect(page.getByRole('row', { name: /kronos\/plex/ })).toContainText('latest, beta');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Add image' }).first().click();
  await page.getByText('Emby', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Image' }).fill('linuxserver/emby');
  const tags = page.getByRole('combobox', { name: 'Tags' });
  for (const tag of ['4.9', 'latest']) {
    await tags.fill(tag);
    await tags.press('Enter');
  }
  await tags.press('Escape');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add image' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'linuxserver/emby' })).toBeVisible();
  await expect(page.getByText('No products and no servers use it.')).toBeVisible();

  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
  await page.getByRole('link', { name: 'Emby Starter' }).click();
  const image = page.getByRole('combobox', { name: 'Image' });
  await expect(image).toHaveValue('kronos/emby:latest');
  await image.fill('linuxserver');
  await page.getByRole('option', { name: 'linuxserver/emby:4.9' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The product has been saved')).toBeVisible();

  await page.goto('/app/admin/integrations/images');
  const cells = page.getByRole('row', { name: /linuxserver\/emby/ }).getByRole('gridcell');
  await expect(cells.nth(2)).toHaveText('1');
});

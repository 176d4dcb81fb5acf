import { expectAccessible } from './support/accessible.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test('shows and saves the rule for server names, and refuses an invalid one', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/app-management/deployment');
  const name = page.getByRole('textbox', { name: 'Name of a server' });
  await name.fill('{owner}');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Use only {user}, {product} and {type}')).toBeVisible();
  await expectAccessible(page);

  await name.fill('{user}’s {type}');
  await expect(page.getByText('For example: Casey’s Plex')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('The deployment settings have been saved.').first()).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('{user}’s {type}');
});

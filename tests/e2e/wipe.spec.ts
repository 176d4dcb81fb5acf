import { expectAccessible } from './support/accessible.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test.use({ world: 'wipe' });

test('wipes a node after its name is typed, and finds it empty', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/nodes');
  await page.getByRole('grid').getByRole('link').first().press('Enter');
  const alias = await page.getByRole('heading', { level: 1 }).innerText();
  const address = page.url();
  await page.getByRole('button', { name: 'Wipe node' }).press('Enter');
  const dialog = page.getByRole('alertdialog', { name: `Wipe ${alias}?` });
  await expect(dialog.getByText(/^\d+ servers? of \d+ customers? will be deleted\.$/)).toBeVisible();
  await expectAccessible(page);
  await expect(dialog.getByRole('button', { name: 'Wipe node' })).toBeDisabled();
  await dialog.getByRole('textbox').fill(alias);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: `Wipe node ${alias}` })).toBeVisible();
  await expect(page.getByText(new RegExp(`^${alias} is empty\\.`)).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^Deleted the server /).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto(address);
  await expect(page.getByText('There are no servers on this node.')).toBeVisible();
  await expect(page.getByText('No new servers', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Allow new servers' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Delete node' })).toBeEnabled();
});

import { expectAccessible } from './support/accessible.ts';
import { password, people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test('gives a program access to the API, shows its key once, and revokes it', async ({ page, playwright, product }) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/integrations/kronos-api');
  await expect(page.getByRole('row', { name: /Billing sync/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add API client' }).press('Enter');
  const confirm = page.getByRole('dialog', { name: 'Confirm that it is you' });
  const dialog = page.getByRole('dialog', { name: 'Add API client' });
  await expect(confirm.or(dialog)).toBeVisible();
  if (await confirm.isVisible()) {
    await confirm.getByLabel('Password').fill(password);
    await page.keyboard.press('Enter');
  }
  await dialog.getByLabel('Name').fill('Night report');
  await dialog.getByRole('group', { name: 'Read access' }).getByText('Users', { exact: true }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add and show key' }).press('Enter');
  const shown = page.getByRole('dialog', { name: 'Key for Night report' });
  const key = (await shown.getByText(/^kronos_[\w-]{43}$/).textContent()) ?? '';
  await expectAccessible(page);
  await shown.getByRole('button', { name: 'I have saved it' }).press('Enter');

  const program = await playwright.request.newContext({
    baseURL: product.origin,
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  });
  expect((await program.get('/api/admin/users')).status()).toBe(200);
  expect((await program.get('/api/admin/nodes')).status()).toBe(403);

  const row = page.getByRole('row', { name: /Night report/ });
  await expect(row).toContainText(key.slice(-4));
  await row.getByRole('button', { name: 'Remove Night report' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  expect((await program.get('/api/admin/users')).status()).toBe(401);
  await program.dispose();
});

import { addPasskeyDevice, endSession } from './support/factors.ts';
import { password, people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test.use({ world: 'changed' });

test('keeps the input when the session ends while typing and the user signs in again in the dialog', async ({
  page,
}) => {
  await addPasskeyDevice(page);
  // From here on this account requires the passkey, also in the tests that share this product: none signs in with it.
  await signIn(page, people.moderator);
  await page.goto('/app/settings/user');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const form = page.getByRole('dialog', { name: 'Add a passkey' });
  await form.getByLabel('Name').fill('Half a name');
  await endSession(page);
  const again = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(again).toBeVisible();
  await expect(page).toHaveURL(/\/app\/settings\/user$/);

  await again.getByLabel('Password', { exact: true }).fill('not the password');
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(again.getByText('The e-mail address or the password is wrong.')).toBeVisible();
  await again.getByLabel('Password', { exact: true }).fill(password);
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(again).toBeHidden();

  await expect(form.getByLabel('Name')).toHaveValue('Half a name');
  await form.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('row', { name: /Half a name/ })).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
});

test('leads another user to the sign-in page', async ({ page }) => {
  await signIn(page, people.customer);
  await endSession(page);
  const again = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(again).toBeVisible();
  await again.getByRole('button', { name: 'Sign in as another user' }).click();
  await expect(page).toHaveURL(/\/app\/login\?redirect=/);
  await expect(page.getByText('Your session has ended. Sign in again to continue where you left off.')).toBeVisible();
});

test('signs out when the session has expired before the page loads', async ({ page }) => {
  await signIn(page, people.admin);
  await page.evaluate(() => localStorage.setItem('kronos.token', 'x'.repeat(43)));
  await page.reload();
  await expect(page).toHaveURL(/\/app\/login/);
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openMail } from './support/inbox.ts';
import { password, people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test.use({ world: 'account' });

const secret = 'three small teapots of tin';

/** Opens the newest mail to an address and follows its link. */
async function followMail(page: Page, inbox: string, to: string): Promise<void> {
  await openMail(page, inbox, to);
  const href = await page.getByRole('link', { name: /\/app\/confirm-email\// }).getAttribute('href');
  await page.goto(href ?? '');
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('changes name, theme, address and password of an account, and downloads its data', async ({
  page,
  product,
  browser,
}) => {
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, people.customer, password, product.origin);
  await signIn(page, people.customer);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Account settings' }).click();
  await expect(page).toHaveURL(/\/app\/settings\/user$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();

  const profile = section(page, 'Profile');
  await profile.getByLabel('Name').fill('Casey C.');
  await profile.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('button', { name: 'Account of Casey C.' })).toBeVisible();

  await page.getByText('Light', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

  const email = section(page, 'E-mail address');
  await email.getByLabel('New e-mail address').fill(people.customer);
  await email.getByRole('button', { name: 'Send the link' }).click();
  await expect(email.getByText('This is already your address.')).toBeVisible();
  await email.getByLabel('New e-mail address').fill('casey@kronos.test');
  await email.getByRole('button', { name: 'Send the link' }).click();
  await expect(email.getByText(/casey@kronos\.test is not confirmed yet/)).toBeVisible();

  const data = section(page, 'Your data');
  await data.getByRole('button', { name: 'Collect my data' }).click();
  const downloading = page.waitForEvent('download');
  await data.getByRole('button', { name: 'Download file' }).click();
  const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
  expect(file.profile).toMatchObject({ name: 'Casey C.', email: people.customer });

  await followMail(page, product.inbox, 'casey@kronos.test');
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByText('Your account now uses casey@kronos.test.')).toBeVisible();

  await page.goto('/app/settings/user');
  const words = section(page, 'Password');
  await words.getByLabel('Current password').fill('wrong');
  await words.getByLabel('New password', { exact: true }).fill(secret);
  await words.getByRole('button', { name: 'Change password' }).click();
  await expect(words.getByText('This is not your password.')).toBeVisible();
  await words.getByLabel('Current password').fill(password);
  await words.getByRole('button', { name: 'Change password' }).click();
  await expect(words.getByLabel('Current password')).toHaveValue('');
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/app\/login/);
  await elsewhere.close();

  await page.goto('/app/logout');
  await expect(page).toHaveURL(/\/app\/login/);
  await signIn(page, 'casey@kronos.test', secret);
});

test('asks before a link or Back discards unsaved input', async ({ page }) => {
  await signIn(page, people.reseller);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Account settings' }).click();
  const name = section(page, 'Profile').getByLabel('Name');
  await name.fill('Half a na');
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog).toBeHidden();
  await expect(name).toHaveValue('Half a na');

  await page.evaluate(() => history.back());
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/\/app\/settings\/user$/);
  await expect(name).toHaveValue('Half a na');

  await page.evaluate(() => history.back());
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await expect(dialog).toBeHidden();
});

test('closes an account after its name is typed, but not that of the only admin', async ({ page }) => {
  await signIn(page, people.moderator);
  await page.goto('/app/settings/user');
  await section(page, 'Close account').getByRole('button', { name: 'Close account' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Close account' })).toBeDisabled();
  await dialog.getByLabel(/Mo Moderator/).fill('Mo Moderator');
  await dialog.getByRole('button', { name: 'Close account' }).click();
  await expect(page).toHaveURL(/\/app\/login/);

  await signIn(page, people.admin);
  await page.goto('/app/settings/user');
  await expect(page.getByText('You are the only admin. Make another user an admin first.')).toBeVisible();
  await expect(section(page, 'Close account').getByRole('button', { name: 'Close account' })).toBeDisabled();
});

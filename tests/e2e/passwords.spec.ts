import type { Page } from '@playwright/test';
import { openMail } from './support/inbox.ts';
import { password, people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test.use({ world: 'passwords' });

const fresh = 'three small teapots of tin';

/** Requests a link and returns its address. */
async function askForLink(page: Page, inbox: string, email: string): Promise<string> {
  await page.goto('/app/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/app/password/create');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('E-mail').press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'Check your inbox' });
  await expect(heading).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();
  await openMail(page, inbox, email);
  const link = page.getByRole('link', { name: /password\/reset/ });
  return (await link.getAttribute('href')) ?? '';
}

test('sets a new password by mail, signs out all other browsers, and invalidates the link', async ({
  page,
  browser,
  baseURL,
  product,
}) => {
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, people.otherCustomer, password, baseURL);

  const link = await askForLink(page, product.inbox, people.otherCustomer);
  await page.goto(link);
  await expect(page).toHaveTitle(/^Set a new password/);
  await expect(page.getByText(people.otherCustomer)).toBeVisible();
  const field = page.getByLabel('New password', { exact: true });
  const submit = page.getByRole('button', { name: 'Set the password' });

  await submit.click();
  await expect(field).toBeFocused();
  await field.fill('too short');
  await submit.click();
  await expect(page.getByText(/12 characters/).last()).toBeVisible();
  await expect(page).toHaveURL(link);

  await field.fill(fresh);
  await expect(page.getByText(/^Strength: (good|strong)/)).toBeVisible();
  await submit.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your password has been set' })).toBeFocused();

  await expect(elsewhere.getByText('Your session has ended')).toBeVisible();
  await elsewhere.close();

  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('E-mail').fill(people.otherCustomer);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('The e-mail address or the password is wrong.');
  await page.getByLabel('Password', { exact: true }).fill(fresh);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/app/dashboard');

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'This link has been used' })).toBeVisible();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL('/app/password/create');
});

test('rejects an older link, and reports a used link in a second tab', async ({ page, context, product }) => {
  const first = await askForLink(page, product.inbox, people.reseller);
  await page.goto(product.inbox);
  const mails = await page.getByRole('listitem').filter({ hasText: people.reseller }).count();
  await page.goto('/app/password/create');
  await page.getByLabel('E-mail').fill(people.reseller);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(async () => {
    await page.goto(product.inbox);
    expect(await page.getByRole('listitem').filter({ hasText: people.reseller }).count()).toBe(mails + 1);
  }).toPass();
  await page.goto(first);
  await expect(page.getByRole('heading', { level: 1, name: 'This link is no longer valid' })).toBeVisible();

  await openMail(page, product.inbox, people.reseller);
  const second = (await page.getByRole('link', { name: /password\/reset/ }).getAttribute('href')) ?? '';
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto(second);
    await each.getByLabel('New password', { exact: true }).fill(fresh);
  }
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your password has been set' })).toBeVisible();
  await other.getByRole('button', { name: 'Set the password' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'This link has been used' })).toBeFocused();
});

for (const token of ['', 'made-up', '%00', '%3Cscript%3Ealert(1)%3C/script%3E', 'x'.repeat(4000)]) {
  test(`offers a new link for the token ${token.slice(0, 20) || '(none)'}`, async ({ page }) => {
    await page.goto(`/app/password/reset?token=${token}`);
    await expect(page.getByRole('heading', { level: 1, name: 'This link is not valid' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
  });
}

test('gives the same response for an unknown address, and a waiting time after too many requests', async ({ page }) => {
  await page.goto('/app/password/create');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  for (let count = 0; count < 5; count++) {
    await page.getByLabel('E-mail').fill('nobody@kronos.test');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeVisible();
    await page.getByRole('button', { name: 'Use another address' }).click();
  }
  await page.getByLabel('E-mail').fill('nobody@kronos.test');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('button', { name: /^Try again in/ })).toBeDisabled();
});

test('admits only admins at the admin sign-in, and refuses others like a wrong password', async ({ page }) => {
  await page.goto('/app/admin/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin sign-in to Kronos');
  for (const [email, secret] of [
    [people.customer, password],
    [people.moderator, password],
    [people.admin, 'not the password'],
  ] as const) {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(secret);
    const answer = page.waitForResponse('**/api/login');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    expect((await answer).status()).toBe(401);
    await expect(page.getByRole('alert')).toHaveText('The e-mail address or the password is wrong.');
    await expect(page).toHaveURL('/app/admin/login');
  }
  await page.getByLabel('E-mail').fill(people.admin);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/app/admin/dashboard');
});

import type { Page } from '@playwright/test';
import { hold } from './support/hold.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

/** Opens the dialog of the user over the admin's page. */
async function openUser(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill(email);
  const found = page.getByRole('option', { name: new RegExp(email) });
  const id = (await found.getAttribute('href'))?.split('/').at(-1);
  await page.keyboard.press('Escape');
  await page.goto(`/app/admin/dashboard?restore-session=1&modaltype=user&userid=${id}`);
  await expect(page.getByRole('dialog').getByText(email)).toBeVisible();
}

/** Signs in as the user through the dialog, and returns the link that was opened. */
async function signInAs(page: Page, mode: 'View only' | 'View and change' = 'View only'): Promise<string> {
  await page.getByRole('button', { name: 'Sign in as this user' }).click();
  const dialog = page.getByRole('dialog', { name: /^Sign in as .+\?$/ });
  await dialog.getByLabel('Reason').fill('Ticket 12: no sound');
  await dialog.getByText(mode, { exact: true }).click();
  const answer = page.waitForResponse('**/sign-in-as');
  const letThrough = await hold(page, '**/sign-in-as');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign in as this user' }).click();
  // A request in progress cannot be cancelled, so the dialog offers no way to close it.
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  letThrough();
  const { link } = (await (await answer).json()) as { link: string };
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  return link;
}

const bar = (page: Page) => page.getByRole('region', { name: 'Signed in as another user' });

test('lets an admin view the panel as a customer, notifies the customer, and returns', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, people.admin);
  await openUser(page, people.customer);
  const link = await signInAs(page);
  await expect(bar(page)).toContainText('Signed in as Casey Customer, read-only');
  await expect(bar(page).getByRole('timer')).toHaveText(/^(30:00|29:\d\d) left$/);
  await expect(page.getByRole('heading', { name: 'Your servers' })).toBeVisible();
  // Nothing of the admin's panel is left.
  await expect(page.getByRole('button', { name: 'Search' })).toHaveCount(0);

  await page.reload();
  await expect(bar(page)).toContainText('read-only');

  await page.getByRole('article', { name: 'Family Cinema' }).getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('read-only, so nothing was changed');
  await page.getByRole('button', { name: 'OK' }).click();

  // Opening a notification while impersonating does not mark it as read for the user.
  const bell = page.getByRole('button', { name: /^Notifications, \d+ unread$/ });
  const unread = (await bell.getAttribute('aria-label')) ?? (await bell.innerText());
  await bell.click();
  const refused = page.waitForResponse('**/notifications/read/*');
  await page.getByText('An administrator signed in as you').first().click();
  expect((await refused).status()).toBe(403);
  await expect(page.getByRole('dialog')).toContainText('Reason: Ticket 12: no sound');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: unread })).toBeVisible();

  const again = await browser.newPage({ baseURL: baseURL ?? '' });
  await again.goto(link);
  await expect(again.getByText('This link works only once and has already been used.')).toBeVisible();
  await again.getByRole('link', { name: 'Go to sign in' }).click();
  await expect(again).toHaveURL(/\/app\/login$/);
  await signIn(again, people.customer);
  await again.getByRole('button', { name: /^Notifications/ }).click();
  await again.getByText('An administrator signed in as you').first().click();
  await expect(again.getByRole('dialog')).toContainText('Reason: Ticket 12: no sound');
  await again.close();

  await bar(page).getByRole('button', { name: 'Return to your account' }).click();
  await expect(page).toHaveURL(/\/app\/admin\/users\/\d+$/);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
});

test('returns to the admin’s own session with a message when the impersonation has expired', async ({ page }) => {
  await signIn(page, people.admin);
  await openUser(page, people.otherCustomer);
  await signInAs(page, 'View and change');
  await expect(bar(page)).not.toContainText('read-only');
  // The server's response after the time limit.
  await page.route('**/api/impersonation', (route) =>
    route.fulfill({ status: 401, json: { message: 'Your session has ended. Sign in again.' } }),
  );
  await page.reload();
  await expect(page.getByText(/^Your session as .+ has ended\. You are back in your own account\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
});

test('signs out of both sessions', async ({ page }) => {
  await signIn(page, people.admin);
  await openUser(page, people.otherCustomer);
  await signInAs(page);
  await page.goto('/app/logout');
  await expect(page).toHaveURL(/\/app\/login$/);
  await page.goto('/app/admin/dashboard');
  await expect(page).toHaveURL(/\/app\/login\?redirect=/);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /token|return_key|user/.test(key))),
  ).toEqual([]);
});

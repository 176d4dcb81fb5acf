import type { Page } from '@playwright/test';
import { addPasskeyDevice, codeOf } from './support/factors.ts';
import { password, people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test.use({ world: 'changed' });

/**
 * Runs an action twice before the first request to a path is answered, and counts the requests.
 * Called before the page is opened, because Chromium may let a request of an open page pass for a moment after
 * interception was switched on.
 */
async function doneTwice(page: Page, path: RegExp) {
  let requests = 0;
  let answers = Promise.resolve();
  await page.route(path, async (route) => {
    requests += 1;
    await answers;
    await route.continue();
  });
  return async (act: () => Promise<void>): Promise<() => number> => {
    let answer = () => {};
    answers = new Promise<void>((resolve) => (answer = resolve));
    requests = 0;
    await act();
    await act();
    answer();
    return () => requests;
  };
}

test('sets up an authenticator app, requires its code, and accepts a recovery code instead', async ({ page }) => {
  await signIn(page, people.otherCustomer);
  const confirmTwice = await doneTwice(page, /\/authenticator\/confirm$/);
  await page.goto('/app/settings/user');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const setup = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await expect(setup.getByRole('img', { name: /QR code/ })).toBeVisible();
  const key = await setup.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText();
  await setup.getByLabel('Code that the app shows').fill('000000');
  await setup.getByRole('button', { name: 'Switch on' }).click();
  await expect(setup.getByText('This code is wrong or has already been used.')).toBeVisible();
  await setup.getByLabel('Code that the app shows').fill(codeOf(key));
  const confirmed = await confirmTwice(() => page.keyboard.press('Enter'));

  const kept = page.getByRole('dialog', { name: 'Save these recovery codes' });
  await expect(kept.getByRole('listitem')).toHaveCount(10);
  expect(confirmed()).toBe(1);
  const recovery = await kept.getByRole('listitem').first().innerText();
  await kept.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 codes left.')).toBeVisible();

  const enter = async () => {
    await page.goto('/app/logout');
    await expect(page).toHaveURL(/\/app\/login/);
    await page.getByLabel('E-mail').fill(people.otherCustomer);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByLabel('Code from your authenticator app')).toBeFocused();
  };
  await enter();
  await page.getByLabel('Code from your authenticator app').fill('123456');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This code is wrong or has already been used.')).toBeVisible();
  // The code used for the set-up is spent; an app whose clock is slightly ahead shows the next one.
  await page.getByLabel('Code from your authenticator app').fill(codeOf(key, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/app\/dashboard$/);

  await enter();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recovery.toUpperCase());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await page.goto('/app/settings/user');
  await expect(page.getByText('9 codes left.')).toBeVisible();
});

test('adds a passkey, signs in with it instead of a password, and removes it', async ({ page }) => {
  await addPasskeyDevice(page);
  await signIn(page, people.customer);
  const addTwice = await doneTwice(page, /\/passkeys\/question$/);
  await page.goto('/app/settings/user');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('This laptop');
  const begun = await addTwice(() => page.keyboard.press('Enter'));
  await page.getByRole('button', { name: 'I have saved them' }).click();
  expect(begun()).toBe(1);
  await expect(page.getByRole('row', { name: /This laptop/ })).toContainText('never used');

  await page.goto('/app/logout');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await page.goto('/app/settings/user');
  await expect(page.getByRole('row', { name: /This laptop/ })).toContainText('last used');
  await page.getByRole('button', { name: 'Remove This laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No passkeys yet.')).toBeVisible();
});

test('lists sessions, and ends another one', async ({ page, browser, baseURL }) => {
  await signIn(page, people.reseller);
  const elsewhere = await browser.newPage({ baseURL });
  await signIn(elsewhere, people.reseller);
  const endTwice = await doneTwice(page, /\/sessions\/[^/]+$/);
  await page.goto('/app/settings/user');
  const list = page.getByRole('grid', { name: 'Where you are signed in' });
  await expect(list.getByRole('row')).toHaveCount(2);
  await expect(list.getByText('This session')).toHaveCount(1);
  const end = list.getByRole('button', { name: /^Sign out Chrome on Linux/ });
  await end.hover();
  const ended = await endTwice(async () => {
    await page.mouse.down();
    await page.mouse.up();
  });
  await expect(list.getByRole('row')).toHaveCount(1);
  expect(ended()).toBe(1);
  await expect(elsewhere.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await elsewhere.close();
});

import type { Page } from '@playwright/test';
import { choose } from './support/choose.ts';
import { expectNoOverflow } from './support/overflow.ts';
import { password, people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';
import { askAs, goTo } from './support/visits.ts';

const phone = { width: 390, height: 844 };

async function signInInGerman(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/(admin\/)?dashboard$/);
}

test('applies the language chosen in the account, including on the sign-in page', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, people.customer);
  await page.goto('/app/settings/user');
  await expect(page.getByRole('radio', { name: 'Browser default' })).toBeChecked();
  await choose(page, 'Deutsch');

  const html = page.locator('html');
  await expect(page.getByRole('heading', { level: 1, name: 'Ihr Konto' })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/settings\/user$/);
  await expect(html).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Wo Sie angemeldet sind' })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'de');

  await page.getByRole('button', { name: /^Konto von/ }).click();
  // A text of React Aria itself, for closing an overlay.
  await expect(page.getByRole('button', { name: 'Schließen' }).first()).toBeAttached();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Bei .+ anmelden$/ })).toBeVisible();
  await expect(page).toHaveTitle(/^Anmelden/);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByText('Füllen Sie dieses Feld aus').first()).toBeVisible();
  await signInInGerman(page, people.customer);
  await expect(page.getByRole('heading', { level: 1, name: 'Ihre Server' })).toBeVisible();

  // Another browser without a choice of its own uses the account's language after sign-in.
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const elsewhere = await other.newPage();
  await signIn(elsewhere, people.customer);
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Ihre Server' })).toBeVisible();
  await other.close();

  await page.goto('/app/settings/user');
  await choose(page, 'Wie der Browser');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'en');
});

test('shows German texts and dates without overflow in a browser set to German', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-AT', viewport: phone });
  const page = await context.newPage();
  for (const path of ['/app/login', '/app/password/create', '/app/request-trial', '/app/accept-invite']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoOverflow(page, path);
  }
  await page.goto('/app/login');
  await signInInGerman(page, people.admin);
  for (const id of [
    'adminDashboard',
    'adminUsers',
    'requestedTrials',
    'systemSettings',
    'featureToggle',
    'account',
    'subUsers',
    'notifications',
  ] as const) {
    await goTo(page, id, askAs(page));
    await expectNoOverflow(page, id);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/app/admin/users');
  await expect(page.getByRole('columnheader', { name: 'Angelegt' })).toBeVisible();
  const when = page.getByRole('gridcell').locator('time').last();
  await expect(when).toHaveText(/^(vor|gestern)/);
  await expect(when).toHaveAttribute('title', /^\d\d\.\d\d\.\d{4}, \d\d:\d\d:\d\d$/);
  await context.close();
});

test('loads no texts of another language on an English page', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) loaded.push(await response.text().catch(() => ''));
  });
  await signIn(page, people.customer);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(loaded.length).toBeGreaterThan(3);
  expect(loaded.filter((code) => /Ihre Server|Abmelden|Schließen|Schlie\\xdfen/.test(code))).toEqual([]);
});

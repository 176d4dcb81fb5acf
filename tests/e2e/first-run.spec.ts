import type { Page } from '@playwright/test';
import { routeIds } from '../../apps/panel/src/routes/table.ts';
import { patience } from '../../scripts/patience.mjs';
import { dresses, openDressed } from './support/dressed.ts';
import { expect, type Product, test } from './support/product.ts';
import { askAs, goTo, isSetup } from './support/visits.ts';
import { expectWhole } from './support/whole.ts';

test.use({ world: 'first-run', demo: 'off' });

const email = 'ada@example.test';
const secret = 'correct horse battery staple';

/** Signs in with the credentials that the console printed once, and lands on the first step of the set-up. */
async function signInFirst(page: Page, product: Product): Promise<void> {
  const printed = product.printed().find((line) => line.includes('/app/admin/login'));
  const [, name = '', password = ''] = /sign in as (\S+) with the password ([a-z0-9-]+)\./.exec(printed ?? '') ?? [];
  await page.goto('/app/login');
  await page.getByLabel('E-mail').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/system\/init\/start$/);
}

test('shows the set-up in full', async ({ page, product }) => {
  await signInFirst(page, product);
  const [step, ...others] = routeIds.filter(isSetup).toSorted((a, b) => b.length - a.length);
  expect([step, ...others]).toEqual(['setupStep', 'setup']);
  await goTo(page, 'setupStep', askAs(page));
  await expectWhole(page, 'setupStep');
});

test('leads the first admin through the set-up, continued in another browser, and then opens the panel', async ({
  browser,
  product,
}) => {
  test.setTimeout(180_000 * patience);
  const first = await (await browser.newContext({ baseURL: product.origin })).newPage();
  // The set-up opens whatever page is requested.
  await signInFirst(first, product);
  await first.goto('/app/admin/app-management/system');
  await expect(first).toHaveURL(/\/system\/init\/start$/);
  await first.getByRole('button', { name: 'Begin' }).click();

  await expect(first.getByRole('heading', { name: 'Make this account yours' })).toBeFocused();
  await first.getByLabel('Name', { exact: true }).fill('Ada');
  await first.getByLabel('E-mail').fill(email);
  await first.getByLabel('New password', { exact: true }).fill(secret);
  await first.getByRole('button', { name: 'Continue' }).click();
  await expect(first).toHaveURL(/\/app-settings$/);

  // Another browser continues at the same step.
  const page = await (await browser.newContext({ baseURL: product.origin })).newPage();
  await page.goto('/app/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/app-settings$/);
  await page.getByLabel('Name', { exact: true }).fill('Cinema House');
  await page.getByLabel('Brand colour', { exact: true }).fill('#7c3aed');
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByRole('button', { name: 'Create the key' }).click();
  await expect(page.getByLabel('Public key')).toHaveValue(/^ssh-ed25519 \S+ kronos$/);
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByText('Manually', { exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();

  // A mail server that does not respond is refused with its message, and the input is kept.
  await page.getByLabel('Server', { exact: true }).fill('127.0.0.1');
  await page.getByLabel('Port', { exact: true }).fill('9');
  await page.getByLabel('Sender address').fill('panel@example.test');
  await page.getByRole('button', { name: 'Test and continue' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /127\.0\.0\.1|refused/i })).toBeVisible();
  await expect(page.getByLabel('Server', { exact: true })).toHaveValue('127.0.0.1');
  await page.getByRole('button', { name: 'Set up e-mail later' }).click();

  await expect(page).toHaveURL(/\/completed$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your panel is ready' })).toBeVisible();

  // Completed steps can be opened again.
  const { steps } = await askAs(page)<{ steps: { id: string }[] }>('/api/admin/system/init');
  for (const dress of dresses) {
    const dressed = await openDressed(browser, product.origin, dress);
    await dressed.signIn(email, secret);
    for (const { id } of steps) {
      const address = `/app/admin/system/init/${id}`;
      await dressed.page.goto(address);
      await expect(dressed.page).toHaveURL(address);
      await expect(dressed.page.locator('main h1')).toBeVisible();
      await dressed.look(`${id} in ${dress.locale}`);
    }
    await dressed.close();
  }

  await page.getByRole('button', { name: 'Open the dashboard' }).click();
  await expect(page).toHaveURL(/\/app\/admin\/dashboard$/);
  await expect(page).toHaveTitle(/Cinema House/);
  await page.goto('/app/admin/system/init');
  await expect(page).toHaveURL(/\/app\/admin\/dashboard$/);
});

import type { Page } from '@playwright/test';
import { patience } from '../../scripts/patience.mjs';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test.use({ world: 'changed', serviceWorkers: 'allow' });

/** The snapshot that the browser keeps of the user; an empty string without one. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('kronos-snapshot'))) return '';
    const [entry] = await (await caches.open('kronos-snapshot')).matchAll();
    return entry?.text() ?? '';
  });

test('opens from its last snapshot without a network, and updates when it is back', async ({ page, context }) => {
  await signIn(page, people.customer);
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  const name = await card.getAttribute('aria-labelledby');
  expect(name).not.toBeNull();
  const heading = await card.getByRole('heading').textContent();
  await expect.poll(() => kept(page)).toContain(heading ?? '');
  await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true));
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/app')))).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(heading ?? '');
  await expect(page.getByText('Offline').first()).toBeVisible();
  // The age of the data is shown.
  await expect(page.getByText(/cannot be reached/)).toContainText('Last updated:');

  await context.setOffline(false);
  await expect(page.getByText('Offline')).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('removes the user’s snapshot on sign-out', async ({ page, context }) => {
  await signIn(page, people.customer);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => kept(page)).not.toBe('');
  const other = await context.newPage();
  await other.clock.install();
  await other.goto('/app/dashboard');
  await expect(other.getByRole('article').first()).toBeVisible();
  await page.goto('/app/logout');
  await expect(page).toHaveURL(/\/app\/login/);
  await expect.poll(() => kept(page)).toBe('');
  // A second tab does not write it again from the data that it still shows.
  await expect(other.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await other.clock.runFor(2_000);
  expect(await kept(other)).toBe('');
  await context.setOffline(true);
  await page.goto('/app/dashboard');
  await expect(page).toHaveURL(/\/app\/login/);
});

test.describe('without the service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('shows that it is loading on a slow network, and then everything', async ({ page, context }) => {
    await signIn(page, people.customer);
    await expect(page.getByRole('article').first()).toBeVisible();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      // Longer than the longest interval between two polls of the test.
      latency: 1500,
      downloadThroughput: (400 * 1024) / 8,
      uploadThroughput: (400 * 1024) / 8,
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByText('Loading', { exact: false }).first()).toBeAttached();
    await expect(page.getByRole('article').first()).toBeVisible({ timeout: 30_000 * patience });
  });
});

test('polls when a proxy blocks the socket', async ({ page, product, browser }) => {
  await page.routeWebSocket(/\/app\/|\/realtime\//, (socket) => socket.close());
  await signIn(page, people.otherCustomer);
  const card = page.getByRole('article').first();
  await expect(card).toContainText('Running');
  await expect(page.getByText(/Reconnecting|Not live|Connecting/).first()).toBeVisible();

  // Another browser with a working socket stops the server; this page receives no event and polls.
  const other = await browser.newContext({ baseURL: product.origin });
  const elsewhere = await other.newPage();
  await signIn(elsewhere, people.otherCustomer);
  await elsewhere
    .getByRole('article')
    .first()
    .getByRole('button', { name: /actions/i })
    .click();
  await elsewhere.getByRole('menuitem', { name: 'Stop' }).click();
  await expect(card).toContainText('Stopped', { timeout: 30_000 * patience });
  await other.close();
});

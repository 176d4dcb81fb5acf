import type { Page } from '@playwright/test';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

// A browser without special settings: with the service worker and with animations.
test.use({ serviceWorkers: 'allow', reducedMotion: 'no-preference' });

test('starts and stops a server and signs out, across a restart of the panel', async ({ page, product }) => {
  await signIn(page, people.customer);
  const loads = countLoads(page);
  const card = page.getByRole('article', { name: 'Family Cinema' });
  await expect(card).toContainText('Stopped');

  await card.getByRole('button', { name: 'Start' }).click();
  await expect(card).toContainText('Running');
  await expect(page.getByText('The server has been started')).toBeVisible();
  const address = await card.getByRole('link', { name: 'Open' }).getAttribute('href');
  expect((await fetch(new URL('/emby/System/Info/Public', address ?? ''))).status).toBe(200);

  await product.restart();
  await page.reload();
  await expect(card).toContainText('Running');
  expect((await fetch(new URL('/emby/System/Info/Public', address ?? ''))).status).toBe(200);

  await card.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Stop' }).click();
  await expect(card).toContainText('Stopped');
  await expect(page.getByText('The server has been shut down')).toBeVisible();
  await expect(fetch(address ?? '')).rejects.toThrow('fetch failed');
  expect(loads()).toBe(1);

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out')).toBeVisible();
  await page.goto('/app/dashboard');
  await expect(page).toHaveURL(/\/app\/login\?redirect=/);
});

/** Counts page loads from now on, so that an update through a reload is noticed. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on('load', () => {
    count += 1;
  });
  return () => count;
}

import type { Page } from '@playwright/test';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

// As a browser comes that nobody has set up: with the worker, and with everything that moves.
test.use({ serviceWorkers: 'allow', reducedMotion: 'no-preference' });

test('a customer starts a server, sees it come up, stops it and signs out, across a restart of the panel', async ({
  page,
  product,
}) => {
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

/** Counts loads of the page from now on, so that nothing appears by a reload unseen. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on('load', () => {
    count += 1;
  });
  return () => count;
}

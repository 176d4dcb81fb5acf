import type { Page } from '@playwright/test';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test('shares one socket between two tabs, and opens another in the remaining tab when its tab closes', async ({
  page,
  context,
}) => {
  const sockets = countSockets(page);
  await signIn(page, people.customer);
  const card = page.getByRole('article', { name: 'Family Cinema' });
  await expect.poll(sockets).toBe(1);

  const other = await context.newPage();
  const otherSockets = countSockets(other);
  await other.goto('/app/dashboard');
  const otherCard = other.getByRole('article', { name: 'Family Cinema' });
  await expect(otherCard).toContainText('Stopped');

  await card.getByRole('button', { name: 'Start' }).click();
  await expect(otherCard).toContainText('Running');
  expect([sockets(), otherSockets()]).toEqual([1, 0]);

  await page.close();
  await expect.poll(otherSockets).toBe(1);
  await otherCard.getByRole('button', { name: 'More actions' }).click();
  await other.getByRole('menuitem', { name: 'Stop' }).click();
  await expect(otherCard).toContainText('Stopped');
});

/** Counts the realtime sockets that a page opens from now on. */
function countSockets(page: Page): () => number {
  let count = 0;
  page.on('websocket', (socket) => {
    if (socket.url().includes('/app/')) count += 1;
  });
  return () => count;
}

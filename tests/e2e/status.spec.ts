import { expectAccessible } from './support/accessible.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test('shows a customer the state of their servers’ nodes, and notifies them on request', async ({ page }) => {
  await signIn(page, people.customer);
  await page.getByRole('navigation').getByRole('link', { name: 'Status' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Status' })).toBeVisible();
  await expect(page.getByText('Your servers’ node is up.')).toBeVisible();
  await expect(page.getByRole('row', { name: /70 minutes/ })).toContainText('Family Cinema');
  await expect(page.getByRole('row', { name: /99\.\d+%/ })).toContainText('Up');
  await expectAccessible(page);
  const wish = page.getByRole('switch', { name: /^Notify me when a node that my servers run on goes down/ });
  await wish.focus();
  await wish.press('Space');
  await expect(page.getByText('You will be notified')).toBeVisible();
  await page.reload();
  await expect(wish).toBeChecked();
});

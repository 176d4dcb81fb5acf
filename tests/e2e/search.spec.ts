import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test('finds users, nodes and services with the keyboard', async ({ page }) => {
  await signIn(page, people.admin);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  // Pressed once: the frame listens from its first paint.
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  for (const name of ['Search users', 'Search nodes', 'Search services'])
    await expect(page.getByRole('option', { name })).toBeVisible();

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/admin/search')) asked.push(new URL(request.url()).searchParams.get('query') ?? '');
  });
  await field.pressSequentially('customer', { delay: 20 });
  await expect(page.getByRole('option', { name: /customer@kronos\.test/ })).toHaveAttribute(
    'href',
    /^\/app\/admin\/users\/\d+$/,
  );
  // The search is debounced; a slow machine may send one request more.
  await expect.poll(() => asked.at(-1)).toBe('customer');
  expect(asked.length).toBeLessThan('customer'.length);

  await field.fill('nothing is called that');
  await expect(page.getByText("We couldn't find any result with that term. Please try again.")).toBeVisible();

  await field.fill('');
  await page.getByRole('option', { name: 'Search services' }).click();
  await field.fill('e');
  await expect(page.getByRole('button', { name: 'Remove filter Services' })).toBeVisible();
  const service = page.getByRole('group', { name: 'Services' }).getByRole('option').first();
  await expect(service).toBeVisible();
  await expect.poll(() => asked.at(-1)).toBe('services:e');
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog');
  await expect(modal.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/admin\/dashboard\?restore-session=1&modaltype=server&serverid=\d+$/);

  // The address opens the dialog again, closing removes it from the address, and Back reopens it.
  await page.reload();
  await expect(modal.getByRole('heading', { name: 'History' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toHaveCount(0);
  await expect(page).toHaveURL(/\/app\/admin\/dashboard$/);
  await page.goBack();
  await expect(modal.getByRole('heading', { name: 'History' })).toBeVisible();
  await modal.getByRole('link', { name: /Customer$/ }).click();
  await expect(page).toHaveURL(/\/app\/admin\/users\/\d+$/);
  await expect(modal).toHaveCount(0);
});

test('shows that a record in the address does not exist', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/dashboard?restore-session=1&modaltype=user&userid=999999');
  await expect(page.getByRole('dialog').getByText('This user does not exist.')).toBeVisible();
  await page.goto('/app/admin/dashboard?restore-session=1&serverid=999999');
  await expect(page.getByRole('dialog').getByText('This server does not exist.')).toBeVisible();
  for (const request of ['abc', '999999']) {
    await page.goto(`/app/admin/requested-trials/${request}`);
    await expect(page.getByRole('heading', { level: 1, name: 'This request does not exist' })).toBeVisible();
  }
  await page.goto('/app/admin/dashboard?restore-session=1&serverid=nonsense');
  await expect(page.getByRole('dialog').getByText('Nothing to show')).toBeVisible();
});

test('opens the page of a found node', async ({ page }) => {
  await signIn(page, people.admin);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('option', { name: 'Search nodes' }).click();
  await page.keyboard.type('a');
  await page.getByRole('group', { name: 'Nodes' }).getByRole('option').first().click();
  await expect(page).toHaveURL(/\/app\/admin\/nodes\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sandbox' })).toBeVisible();
});

test('offers a customer commands instead of the search, and calls no admin endpoint', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signIn(page, people.customer);
  await expect(page.getByRole('heading', { name: 'Your servers' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Commands' });
  await field.fill('notif');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/notifications\/all$/);
  await expect(page.getByRole('button', { name: 'Search' })).toHaveCount(0);

  await page.goto('/app/dashboard?restore-session=1&modaltype=user&userid=1');
  await expect(page.getByRole('heading', { name: 'Your servers' })).toBeVisible();
  // The whole frame is loaded by now.
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith('/api/admin'))).toEqual([]);
});

test('lists the shortcuts on "?", but not while typing', async ({ page }) => {
  await signIn(page, people.customer);
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(page.getByRole('heading', { name: 'Your servers' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(sheet.getByText('Show the commands')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Commands' }).pressSequentially('?');
  await expect(sheet).toHaveCount(0);
});

import { once } from 'node:events';
import { createServer } from 'node:net';
import { patience } from '../../scripts/patience.mjs';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test('refuses a wrong password and an unknown address with the same message', async ({ page }) => {
  await page.goto('/app/login');
  for (const email of [people.customer, 'nobody@kronos.test']) {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByRole('alert')).toHaveText('The e-mail address or the password is wrong.');
    await page.getByLabel('E-mail').fill('');
  }
});

test('shows what is missing or wrong in a field, and focuses the first', async ({ page }) => {
  await page.goto('/app/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.getByLabel('E-mail').fill('not an address');
  await page.getByLabel('Password', { exact: true }).fill('x');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
});

test('shows the waiting time after too many attempts', async ({ page }) => {
  await page.goto('/app/login');
  await page.getByLabel('E-mail').fill('patient@kronos.test');
  const status = async (attempt: number) => {
    await page.getByLabel('Password', { exact: true }).fill(`guess ${attempt}`);
    const answer = page.waitForResponse('**/api/login');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    return (await answer).status();
  };
  let attempt = 0;
  while ((await status(attempt)) === 401) attempt += 1;
  await expect(page.getByRole('button', { name: /^Try again in \d+ seconds?$/ })).toBeDisabled();
  expect(attempt).toBeGreaterThanOrEqual(10);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
});

test('redirects a customer from an admin page to the dashboard, and a guest to the sign-in page and back', async ({
  page,
}) => {
  await page.goto('/app/admin/dashboard');
  await expect(page).toHaveURL(/\/app\/login\?redirect=%2Fapp%2Fadmin%2Fdashboard/);
  await page.goto('/app/dashboard?from=mail');
  await expect(page).toHaveURL(/\/app\/login\?redirect=/);
  await page.getByLabel('E-mail').fill(people.customer);
  await page.getByLabel('Password', { exact: true }).fill('kronos-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/app/dashboard?from=mail');
  await page.goto('/app/admin/dashboard');
  await expect(page).toHaveURL('/app/dashboard?redirect=%2Fapp%2Fadmin%2Fdashboard');
});

for (const target of [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/app',
  'javascript:alert(1)',
  '/%2F%2Fevil.example',
  '/app/../../evil',
]) {
  test(`does not redirect to ${target} after sign-in`, async ({ page, baseURL }) => {
    await page.goto(`/app/login?redirect=${encodeURIComponent(target)}`);
    await page.getByLabel('E-mail').fill(people.customer);
    await page.getByLabel('Password', { exact: true }).fill('kronos-demo');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(`${baseURL}/app/dashboard`);
  });
}

test('asks to sign in again when the session has ended, and hides another user’s server', async ({ page, request }) => {
  await signIn(page, people.customer);
  const token = await page.evaluate(() =>
    Object.values(localStorage)
      .map((value) => /"?([\w-]{43})"?/.exec(value)?.[1])
      .find(Boolean),
  );
  const authorization = `Bearer ${token}`;
  const own = await request.get('/api/customer/servers', { headers: { authorization } });
  const ids = ((await own.json()) as { data: { id: number }[] }).data.map(({ id }) => id);
  expect(ids.length).toBe(3);
  const foreign = await request.get(`/api/customer/servers/${Math.max(...ids) + 1}`, { headers: { authorization } });
  expect(foreign.status()).toBe(404);
  expect(await foreign.json()).toEqual({ message: expect.any(String) });

  const csrf = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const ended = await request.post('/api/logout', {
    headers: {
      authorization,
      'x-xsrf-token': decodeURIComponent(csrf),
      cookie: `XSRF-TOKEN=${csrf}`,
      'x-requested-with': 'XMLHttpRequest',
    },
  });
  expect(ended.ok()).toBe(true);
  // The socket informs the page at once.
  await expect(page.getByText('Your session has ended')).toBeVisible();
});

test('shows an error for an unknown page, with a link back', async ({ page }) => {
  await page.goto('/app/no/such/page');
  await expect(page).toHaveURL(/\/app\/404/);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await expect(page.getByRole('heading', { name: /Sign in to/ })).toBeVisible();
});

test('shows that the connection is lost, and recovers when the panel responds again', async ({ page, product }) => {
  await signIn(page, people.otherCustomer);
  const card = page.getByRole('article', { name: 'Studio' });
  await expect(card).toContainText('Running');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await product.stopServer();
  await expect(page.getByText(/Reconnecting|Offline/).first()).toBeVisible();
  await expect(card).toContainText('Running');
  await product.startServer();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
});

test('refuses a field of a megabyte with a message', async ({ page }) => {
  await page.goto('/app/login');
  await page.getByLabel('E-mail').fill(`${'a'.repeat(1_000_000)}@kronos.test`);
  await page.getByLabel('Password', { exact: true }).fill('kronos-demo');
  const answer = page.waitForResponse('**/api/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  expect((await answer).status()).toBe(413);
  await expect(page.getByRole('alert')).toContainText('larger than the limit of 64 kB');
});

test('shows a taken port and an unreachable engine on the card, and starts the server afterwards', async ({
  page,
  product,
}) => {
  test.slow();
  const port = product.firstServer + 1;
  const squatter = createServer().listen(port, '127.0.0.1');
  await once(squatter, 'listening');
  await signIn(page, people.customer);
  const card = page.getByRole('article', { name: 'Family Cinema' });
  await card.getByRole('button', { name: 'Start' }).click();
  await expect(card).toContainText(`Port ${port} of the node Sandbox is in use by something else.`, {
    timeout: 20_000,
  });
  const dialog = page.getByRole('alertdialog', { name: 'Whoops!' });
  await expect(dialog).toContainText(`Port ${port}`);
  await dialog.getByRole('button', { name: 'OK' }).click();
  squatter.close();
  await once(squatter, 'close');

  const other = page.getByRole('article', { name: 'Living Room' });
  await expect(other).toContainText('Running');
  await product.stopSandbox();
  await expect(other).toContainText('Its node is not responding.', { timeout: 40_000 * patience });
  await product.startSandbox();
  await expect(other).toContainText('Running', { timeout: 40_000 * patience });
  await card.getByRole('button', { name: 'Start' }).click();
  await expect(card).toContainText('Running');
  await card.getByRole('button', { name: /actions/i }).click();
  await page.getByRole('menuitem', { name: 'Stop' }).click();
  await expect(card).toContainText('Stopped');
});

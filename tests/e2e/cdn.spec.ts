import { expectAccessible } from './support/accessible.ts';
import { addressOf, openServer, startServer, tab } from './support/inside.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

// Servers keep their addresses, and an account its domain.
test.use({ world: 'routed' });

test('routes a server through a CDN host, where a browser reaches it, and removes the route', async ({ page }) => {
  await signIn(page, people.customer);
  await openServer(page, 'Family Cinema');
  await startServer(page);
  const direct = await addressOf(page);

  await tab(page, 'CDN').click();
  await expect(page.getByRole('heading', { name: 'Reached directly' })).toBeVisible();
  const frankfurt = page.getByRole('radio', { name: 'Frankfurt edge' });
  // The page may connect to the hosts and to nothing else, and measures them by itself.
  await expect(frankfurt).toHaveAccessibleDescription(/From this browser\s*\d+ ms/);
  await expectAccessible(page);

  await frankfurt.focus();
  await frankfurt.press('Space');
  await expect(frankfurt).toBeChecked();
  await page.getByRole('button', { name: 'Turn on' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Reached through Frankfurt edge' })).toBeVisible();
  const link = page.getByRole('tabpanel').getByRole('link', { name: /^http/ });
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).not.toBe(direct);
  await expectAccessible(page);

  const visit = await page.context().newPage();
  await visit.goto(address);
  await expect(visit.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visit.getByText('This is a sandbox media server.')).toBeVisible();

  // Another host has another address, and the first one no longer leads there.
  await page.getByRole('radio', { name: 'Amsterdam edge' }).press('Space');
  await page.getByRole('button', { name: 'Change' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Reached through Amsterdam edge' })).toBeVisible();
  await expect(link).not.toHaveAttribute('href', address);
  // At the latest after the next comparison of that host.
  await expect(async () => {
    // Some Chromiums treat a response without a page, such as Caddy's 404, as a failed navigation.
    await visit.goto(address).catch(() => {});
    await expect(visit.getByText('This is a sandbox media server.')).toHaveCount(0, { timeout: 1 });
  }).toPass();
  await visit.goto((await link.getAttribute('href')) ?? '');
  await expect(visit.getByText('This is a sandbox media server.')).toBeVisible();

  await page.getByRole('button', { name: 'Turn off' }).press('Enter');
  const ask = page.getByRole('alertdialog', { name: 'Turn off the CDN for Family Cinema?' });
  await expect(ask).toBeVisible();
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('heading', { name: 'Reached directly' })).toBeVisible();
  await expect(link).toHaveAttribute('href', direct);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('saves a preferred host and a domain, and shows that the domain leads nowhere yet', async ({ page }) => {
  await signIn(page, people.otherCustomer);
  await page.goto('/app/settings/cdn-host');
  await page.getByRole('radio', { name: 'Amsterdam edge' }).press('Space');
  await expect(page.getByText('The preferred host has been saved')).toBeVisible();
  await page.getByRole('textbox', { name: 'Domain' }).fill('media.kronos.example');
  await page.getByRole('button', { name: 'Save domain' }).press('Enter');
  await expect(page.getByText('media.kronos.example has no CNAME record yet.')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/app/dashboard');
  await openServer(page, 'Studio');
  await tab(page, 'CDN').click();
  await expect(page.getByRole('radio', { name: 'Amsterdam edge' })).toBeChecked();
  await page.getByRole('radio', { name: 'Your own domain' }).press('Space');
  await page.getByRole('button', { name: 'Turn on' }).press('Enter');
  await expect(page.getByText(/^media\.kronos\.example does not lead to/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Reached directly' })).toBeVisible();
});

test('lets an admin check the hosts and change one', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/integrations/cdn');
  await expect(page.getByRole('row', { name: /Amsterdam edge/ })).toContainText('Answering');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Amsterdam edge' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Amsterdam edge' })).toBeVisible();
  await page.getByRole('button', { name: 'Check', exact: true }).press('Enter');
  await expect(page.getByText('Amsterdam edge is responding')).toBeVisible();
  await expectAccessible(page);

  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Amsterdam');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The CDN host has been saved')).toBeVisible();
  await page.getByRole('button', { name: 'Delete CDN host' }).click();
  const ask = page.getByRole('alertdialog', { name: 'Delete “Amsterdam”?' });
  await expect(ask).toBeVisible();
  await ask.getByRole('button', { name: /Delete/ }).click();
  // A demo server is reached through it.
  await expect(ask.getByText(/^A server is reached through Amsterdam\./)).toBeVisible();
});

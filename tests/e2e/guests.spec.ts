import { patience } from '../../scripts/patience.mjs';
import { expect, test } from './support/product.ts';
import { openMail } from './support/inbox.ts';
import { people, signIn } from './support/people.ts';

test.use({ world: 'changed' });

test('creates an account from an invitation in four steps, keeping the input on Back and reload', async ({ page }) => {
  await page.goto('/app/accept-invite');
  await page.getByLabel('Invitation key').fill('krono sdemo welco me026');
  await page.getByRole('button', { name: 'Show the invitation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Casey Customer invites you' })).toBeVisible();
  await expect(page.getByText('Plex Starter, Plex Family')).toBeVisible();

  await page.getByRole('button', { name: 'Accept and continue' }).click();
  await page.getByLabel('Your name').fill('Nora Newcomer');
  await page.getByLabel('E-mail').fill('customer@kronos.test');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose your products' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Your name')).toHaveValue('Nora Newcomer');
  await page.goForward();

  // The address is taken: the message is shown at the field where it can be corrected, and no account is created.
  await page.getByText('Plex Starter').click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('No account can be created with this address')).toBeVisible();
  await page.getByLabel('E-mail').fill('invited@example.test');
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose your products' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await expect(page.getByRole('checkbox', { name: 'Plex Starter' })).toBeChecked();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  // The chosen server is being deployed, and appears without a reload.
  await expect(page.getByRole('article', { name: 'Plex Starter' })).toContainText('Running', {
    timeout: 30_000 * patience,
  });

  await page.goto('/app/accept-invite');
  await expect(page.getByRole('heading', { level: 1, name: 'You are signed in' })).toBeVisible();
});

for (const [name, bad, words] of [
  ['used', 'KRONO-SDEMO-USEDU-P0026', 'has already been used'],
  ['expired', 'KRONO-SDEMO-EXPIR-ED026', 'has expired'],
  ['withdrawn', 'KRONO-SDEMO-REVOK-ED026', 'was withdrawn'],
  ['unknown', '<script>alert(1)</script>', 'There is no invitation with this key'],
] as const)
  test(`shows why a key is refused when it is ${name}`, async ({ page }) => {
    await page.goto(`/app/accept-invite/${encodeURIComponent(bad)}/products`);
    await expect(page.getByRole('alert')).toContainText(words);
    await page.getByRole('link', { name: 'Enter another key' }).click();
    await expect(page.getByLabel('Invitation key')).toBeVisible();
  });

test('accepts one request for a trial, shows it to the admin at once, and starts its server after approval', async ({
  page,
  browser,
  baseURL,
  product,
}) => {
  const admin = await (await browser.newContext({ baseURL })).newPage();
  await signIn(admin, people.admin);
  await admin.getByRole('link', { name: 'Requested trials' }).click();
  await expect(admin.getByRole('link', { name: 'Yuki 山田' })).toBeVisible();

  const ask = async () => {
    await page.goto('/app/request-trial');
    await page.getByLabel('Your name').fill('Tove Trial');
    await page.getByLabel('E-mail').fill('tove@example.test');
    await page.getByText('Jellyfin', { exact: true }).click();
    await page.getByRole('button', { name: 'Request the trial' }).click();
  };
  await ask();
  await expect(page.getByRole('heading', { level: 1, name: 'We have received your request' })).toBeVisible();
  await ask();
  await expect(page.getByText('There is already an open request for this address')).toBeVisible();

  await admin.getByRole('link', { name: 'Tove Trial' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Tove Trial' })).toBeVisible();
  await admin.getByRole('button', { name: 'Approve the trial' }).click();
  await expect(admin.getByText('The trial of Tove Trial has been approved')).toBeVisible();
  await expect(admin.getByText('Trial of Jellyfin Starter on Sandbox: running')).toBeVisible({
    timeout: 30_000 * patience,
  });

  await openMail(page, product.inbox, 'tove@example.test');
  await expect(page.getByText('Your trial of Jellyfin Starter at Kronos has started')).toBeVisible();
  const link = page.getByRole('link', { name: /password\/reset/ });
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
});

test('mails the reason when an admin declines a request', async ({ page, product }) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/requested-trials?state=open&q=tariq');
  await page.getByRole('link', { name: 'Tariq Tester' }).click();
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await page.getByLabel('Reason').fill('All nodes are full.');
  await page.getByRole('button', { name: 'Decline and send' }).click();
  await expect(page.getByText('1 request has been declined')).toBeVisible();
  await expect(page.getByRole('definition').getByText('All nodes are full.')).toBeVisible();

  await openMail(page, product.inbox, 'tariq@example.test');
  await expect(page.getByText('All nodes are full.')).toBeVisible();
});

test('links the sign-in page with both forms, but not that of the admins', async ({ page }) => {
  await page.goto('/app/login');
  await page.getByRole('link', { name: 'Accept an invitation' }).click();
  await expect(page).toHaveURL('/app/accept-invite');
  await page.getByRole('link', { name: 'Request a trial' }).click();
  await expect(page).toHaveURL('/app/request-trial');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/app/login');
  await page.goto('/app/admin/login');
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Request a trial' })).toHaveCount(0);
});

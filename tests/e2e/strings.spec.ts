import type { Page } from '@playwright/test';
import { patience } from '../../scripts/patience.mjs';
import { choose } from './support/choose.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

// Texts that the specification quotes; apps/panel/src/messages/quoted.test.ts lists them with the test that shows
// each.
test.use({ world: 'strings' });

async function toRead(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const text of texts)
    await expect(page.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible();
}

interface Answer {
  data?: object;
}

/** Changes a response of the server; `change` returns the properties to replace. */
const amend = (page: Page, path: string, change: (answer: Answer) => object) =>
  page.route(path, async (route) => {
    // The panel is restarted in a test while the page sends requests.
    const response = await route.fetch().catch(() => undefined);
    if (!response) return route.abort('connectionrefused');
    const answer = await response.json();
    await route.fulfill({ response, json: { ...answer, ...change(answer) } });
  });

test('shows a customer the overdue payment, server actions and a new version in the specified words', async ({
  page,
  product,
}) => {
  // Three server operations and a restart of the panel.
  test.slow();
  let version = {};
  const tool = { request_lounge: false, ombi_url: 'https://requests.example.test/', ombi_menu_name: 'Ask for a film' };
  await amend(page, '**/api/system/settings', () => ({ ...tool, ...version }));
  const announcement = { id: 4, header: 'Maintenance', content: '<p>Tonight</p>', size: 'standard' };
  await amend(page, '**/api/customer/announcements', () => ({ announcement }));

  await page.goto('/app/login');
  await page.getByLabel('E-mail').fill('not an address');
  await page.getByLabel('Password', { exact: true }).fill('x');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await toRead(page, 'DEMO MODE', 'Invalid email address');

  await signIn(page, people.otherCustomer);
  await toRead(page, "Don't show this again");
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await toRead(page, 'Subscription payment past due!', 'Make sure your invoice is paid to prevent termination');
  await expect(page.getByRole('link', { name: 'Ask for a film' })).toHaveAttribute('href', tool.ombi_url);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await toRead(page, 'Account settings', 'Sign out');
  await page.keyboard.press('Escape');

  const card = page.getByRole('article', { name: 'Studio' });
  await expect(card).toContainText('Running');
  for (const [action, told] of [
    ['Restart', 'The server has been restarted'],
    ['Stop', 'The server has been shut down'],
  ] as const) {
    await card.getByRole('button', { name: /^More actions/ }).click();
    await page.getByRole('menuitem', { name: action }).click();
    await toRead(page, 'Done!', told);
  }
  await card.getByRole('button', { name: 'Start' }).click();
  await toRead(page, 'The server has been started');

  version = { app_version: '99.0.0' };
  await product.restart();
  await toRead(
    page,
    'A new version of the app is available. Please refresh the page to use the latest version.',
    'Refresh',
  );
});

test('shows the specified texts on a server’s page', async ({ page }) => {
  await signIn(page, people.customer);
  await page.getByRole('link', { name: 'Living Room' }).click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Rename' }).click();
  await toRead(page, 'The server has been updated');
  await page.getByRole('button', { name: 'Reset the config' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset the config' }).click();
  await toRead(page, 'Plex config has been reset');
  // The demo's node cannot restart, so the response is faked.
  const json = { success: true, message: 'Restarting.', process: { id: 999_999 } };
  await page.route('**/api/customer/servers/*/node/*/restart', (route) => route.fulfill({ json }), { times: 1 });
  await page.getByRole('button', { name: 'Restart the node' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restart the node' }).click();
  await toRead(page, 'Rebooting...', 'Hold on while the node is rebooting...');
});

test('shows the specified texts for refusals, failures and a user who cannot be fetched', async ({ page }) => {
  await signIn(page, people.customer);
  const card = page.getByRole('article', { name: 'Family Cinema' });
  const start = async (answer: { status: number; json?: object; body?: string }) => {
    await page.route('**/api/customer/servers/*/start', (route) => route.fulfill(answer), { times: 1 });
    await card.getByRole('button', { name: 'Start' }).click();
  };
  await start({ status: 409, json: { message: 'The node is being restarted.' } });
  await toRead(page, 'Whoops!', 'The node is being restarted.', 'OK');
  await page.getByRole('button', { name: 'OK' }).click();
  // As from a proxy that responds instead of the panel.
  await start({ status: 200, body: '<h1>Sign in to the network</h1>' });
  await toRead(page, 'Uh oh!', 'Something went wrong');
  await page.getByRole('button', { name: 'OK' }).click();

  await page.route('**/api/get-user', (route) => route.fulfill({ status: 200, body: 'not a user' }));
  await page.reload();
  await toRead(page, 'Whoops', 'Something went wrong fetching the user');
});

test('shows the specified texts in an admin’s menus, notifications, search and processes', async ({ page }) => {
  await amend(page, '**/api/system/settings', () => ({ wiki_url: 'https://wiki.example.test/' }));
  await amend(page, '**/api/customer/notifications?*', () => ({ data: [] }));
  let recent: object = { data: [] };
  await amend(page, '**/api/admin/processes/recent', () => recent);
  await amend(page, '**/api/admin/processes/process/*', ({ data }) => ({ data: { ...data, result: '' } }));
  await signIn(page, people.admin);
  await toRead(page, 'System Settings');
  await expect(page.getByRole('link', { name: 'Wiki' })).toHaveAttribute('href', 'https://wiki.example.test/');

  await page.getByRole('button', { name: /^Notifications/ }).click();
  await toRead(page, 'No notifications', 'Mark all as read', 'View all');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Search' }).click();
  await toRead(page, 'Search users', 'Search nodes', 'Search services');
  await page.getByRole('combobox', { name: 'Search' }).fill('nothing is called that');
  await toRead(page, "We couldn't find any result with that term. Please try again.");
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Recent Processes' }).click();
  await toRead(page, 'Recent Processes', 'No recorded processes the last hour', 'View all processes');
  recent = {};
  await page.goto('/app/admin/app-management/system');
  await page.getByRole('textbox', { name: 'Wiki' }).fill('no address');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await toRead(page, 'Invalid URL');

  await page.getByRole('button', { name: 'Recent Processes' }).click();
  const drawer = page.getByRole('dialog', { name: 'Recent Processes' });
  await drawer.getByRole('listitem').first().getByRole('button').click();
  await toRead(page, 'Command returned empty string', 'Related Processes');
});

test('shows the specified texts when an account is changed and deleted', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/users?q=robin');
  await page.getByRole('link', { name: 'Robin Customer' }).click();
  await page.getByRole('checkbox', { name: 'Trial' }).press('Space');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await toRead(page, 'Done!', 'The user has been updated');
  await page.getByRole('button', { name: 'Delete user' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Cancel', exact: true })).toBeVisible();
  await dialog.getByRole('textbox').fill('Robin Customer');
  await page.keyboard.press('Enter');
  await toRead(page, 'Poof!', 'The user has been deleted');
});

test('shows the specified texts when a node is added, restarted and deleted', async ({ page }) => {
  // An unreachable node is retried with growing delays.
  test.slow();
  await signIn(page, people.admin);
  await page.getByRole('navigation').getByRole('link', { name: 'Nodes' }).click();
  await page.getByRole('link', { name: 'Add node' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Attic');
  await page.getByRole('textbox', { name: 'Address for customers' }).fill('localhost');
  await page.getByRole('textbox', { name: 'Machine' }).fill('127.0.0.1');
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByRole('radiogroup', { name: 'Connection to the engine' })).toContainText(
    'The demo runs on its sandbox only',
  );
  await choose(page, 'Sandbox');
  await page.getByRole('textbox', { name: 'Name in the sandbox' }).fill('attic');
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByText('The connection works.')).toBeVisible();
  await page.getByRole('button', { name: 'Add node' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Attic' })).toBeVisible();

  await page.getByRole('button', { name: 'Restart node' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restart node' }).click();
  await toRead(page, 'Rebooting...', 'Hold on while the node is rebooting...');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Restart node Attic' })).toContainText('Succeeded', {
    timeout: 60_000 * patience,
  });

  await page.getByRole('button', { name: 'Delete node' }).click();
  await page.getByRole('alertdialog').getByRole('textbox').fill('Attic');
  await page.keyboard.press('Enter');
  await toRead(page, 'Poof!', 'The node has been deleted');
  await expect(page).toHaveURL(/\/app\/admin\/nodes$/);
});

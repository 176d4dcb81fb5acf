import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { addressOf, administrator, claimServer, openServer, startServer, tab } from './support/inside.ts';
import { deviceHeaders } from './support/media-library.ts';
import { acceptConnect, acceptShares, narrowShare, narrowUser } from './support/media-people.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

// Servers stay claimed and keep their libraries and people.
test.use({ world: 'media' });

/** Turns two folders into libraries, and scans all libraries. */
async function injectAndScan(page: Page, server: string, names: readonly [string, string]): Promise<void> {
  await tab(page, 'Libraries').click();
  const folders = page.getByRole('list', { name: `Folders for ${server}` });
  for (const name of names) {
    const folder = folders.getByRole('switch', { name, exact: true });
    await folder.press('Space');
    await expect(folder).toBeChecked();
  }
  const rows = names.map((name) => page.getByRole('row', { name: new RegExp(`^${name}\\b`) }).first());
  for (const row of rows) await expect(row).toContainText('Not scanning');
  await page.getByRole('button', { name: 'Scan all' }).click();
  for (const row of rows) await expect(row).toContainText('Scanning');
  for (const row of rows) await expect(row).toContainText('Not scanning');
}

/** Opens the form on the Invites tab. */
async function openInvite(page: Page) {
  await tab(page, 'Invites').click();
  await page.getByRole('button', { name: 'Invite someone' }).click();
  return page.getByRole('dialog', { name: 'Invite someone' });
}

/** Records who may see which libraries, so that a change outside the panel is noticed. */
async function backUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Back up invites' }).click();
  await page.getByRole('dialog', { name: 'Back up the invites' }).getByLabel('Name of the backup').fill('Tonight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Tonight/ })).toBeVisible();
}

/** Finds the person who may see less than was recorded, and restores the access. */
async function repair(page: Page, person: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Compare Tonight with the current state' }).click();
  const compare = page.getByRole('dialog', { name: 'Backup Tonight' });
  const row = compare.getByRole('row', { name: person });
  await expect(row).toContainText('Different libraries');
  await expectAccessible(page);
  await row.getByRole('checkbox').press('Space');
  await compare.getByRole('button', { name: 'Restore 1 person' }).press('Enter');
  await expect(row).toContainText('Libraries restored');
  await expect(row).toContainText('Same as in the backup');
  await compare.getByRole('button', { name: 'Close', exact: true }).last().click();
}

test('shares a Plex server again after its claim was reset, and restores access that was revoked on plex.tv', async ({
  page,
  product: { sandbox },
}) => {
  const owner = { login: people.customer, password: 'customer' };
  const friend = { login: people.otherCustomer, password: 'customer2' };
  await signIn(page, people.customer);
  await openServer(page, 'Living Room');
  await tab(page, 'Claim').click();
  await page.getByRole('button', { name: 'Reset claim' }).click();
  const accepted = page.waitForResponse((response) => response.url().endsWith('/reset-claim'));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset claim and restart' }).click();
  await accepted;
  // The restart follows even when no page is open.
  await page.goto('about:blank');
  await page.goto('/app/dashboard');
  await openServer(page, 'Living Room');
  const newest = page.getByRole('list', { name: 'Timeline of the server' }).getByRole('listitem').first();
  await expect(newest).toContainText('Restart');
  await expect(newest).toContainText('Succeeded · By you');

  await tab(page, 'Claim').click();
  await page.getByLabel('E-mail or user name').fill(owner.login);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Claim server' }).click();
  await expect(page.getByText('The server is claimed')).toBeVisible();

  await injectAndScan(page, 'Living Room', ['Movies 4K', 'Anime']);
  const invite = await openInvite(page);
  await invite.getByLabel('E-mail address').fill(friend.login);
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  const guest = page.getByRole('row', { name: /customer2@kronos.test/ });
  await expect(guest).toContainText('Invited');
  await acceptShares(page.request, sandbox, friend);
  await page.reload();
  await expect(guest).not.toContainText('Invited');
  await expect(guest).toContainText('Anime');

  await backUp(page);
  await narrowShare(page.request, sandbox, { owner, email: friend.login, library: 'Anime' });
  await repair(page, /customer2/);
  await expect(guest).toContainText('Movies 4K');
});

test('invites to an Emby server by Connect, and restores access that its administrator revoked', async ({
  page,
  product: { sandbox },
}) => {
  await signIn(page, people.customer);
  await openServer(page, 'Family Cinema');
  await startServer(page);
  const address = await addressOf(page);
  await claimServer(page);
  await injectAndScan(page, 'Family Cinema', ['Movies', 'Series']);
  const invite = await openInvite(page);
  await invite.getByLabel('E-mail address').fill('friend@kronos.test');
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  const guest = page.getByRole('row', { name: /friend@kronos.test/ });
  await expect(guest).toContainText('Invited');
  await acceptConnect(page.request, sandbox, 'friend@kronos.test');
  await page.reload();
  await expect(guest).not.toContainText('Invited');

  await backUp(page);
  const change = { administrator, user: 'friend@kronos.test', library: 'Series' };
  await narrowUser(page.request, `${address}/emby`, change);
  await repair(page, /friend/);
  await expect(guest).toContainText('All libraries');
});

test('creates a user of a Jellyfin server, who signs in, and restores access that its administrator revoked', async ({
  page,
}) => {
  await signIn(page, people.otherCustomer);
  await openServer(page, 'Studio');
  const address = await addressOf(page);
  await claimServer(page);
  await injectAndScan(page, 'Studio', ['Movies', 'Series']);
  const invite = await openInvite(page);
  await invite.getByLabel('User name').fill('robin');
  await invite.getByLabel('Password', { exact: true }).fill('one calm otter');
  await invite.getByText('Only these libraries').click();
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  const robin = page.getByRole('row', { name: /^robin/ });
  await expect(robin).toContainText('Series');
  // The user can sign in at once: there is nothing else to accept.
  await deviceHeaders(page.request, address, { name: 'robin', password: 'one calm otter' });

  await backUp(page);
  await narrowUser(page.request, address, { administrator, user: 'robin', library: 'Series' });
  await repair(page, /robin/);
  await expect(robin).toContainText('Movies');
});

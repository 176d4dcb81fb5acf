import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { addressOf, administrator, claimServer, openServer, startServer, tab } from './support/inside.ts';
import { addLibrary } from './support/media-library.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

// Servers stay claimed, and one is running that other tests expect to be stopped.
test.use({ world: 'claimed' });

/** Scans the only library by keyboard, and waits for the end. */
async function scanFilms(page: Page): Promise<void> {
  await tab(page, 'Libraries').click();
  const films = page.getByRole('row', { name: /Films/ });
  await expect(films).toContainText('Not scanning');
  await page.getByRole('button', { name: 'Scan all' }).focus();
  await page.keyboard.press('Enter');
  await expect(films).toContainText('Scanning');
  await expect(films).toContainText('Not scanning');
  await expectAccessible(page);
}

const invite = (page: Page) => page.getByRole('dialog', { name: 'Invite someone' });

/** Opens the form on the Invites tab. */
async function openInvite(page: Page): Promise<void> {
  await tab(page, 'Invites').click();
  await page.getByRole('button', { name: 'Invite someone' }).click();
  await expect(invite(page)).toBeVisible();
  await expectAccessible(page);
}

/** Removes an invited person. */
async function remove(page: Page, name: string): Promise<void> {
  // Until the form is closed, the page behind it receives no keys.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: `Remove ${name}` }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove access' }).click();
  await expect(page.getByRole('row', { name })).toHaveCount(0);
}

/** Resets the claim of the server whose Claim tab is open, and waits until the server runs again. */
async function resetClaim(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reset claim' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset claim and restart' }).click();
  const told = page.getByRole('alertdialog', { name: 'Claim reset' });
  await expect(told).toContainText('Restarting server to apply changes... ');
  await told.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('The server has been restarted')).toBeVisible();
}

test('claims a Plex server again with a sign-in on the page of Plex', async ({ page }) => {
  await signIn(page, people.customer);
  await openServer(page, 'Living Room');
  await tab(page, 'Claim').click();
  await expect(page.getByText('The server is claimed')).toBeVisible();
  await resetClaim(page);

  const begin = page.getByRole('button', { name: 'Sign in with Plex' });
  await begin.press('Enter');
  const open = page.getByRole('link', { name: 'Open Plex' });
  await expect(open).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(begin).toBeFocused();

  await begin.press('Enter');
  const opened = page.waitForEvent('popup');
  await open.press('Enter');
  const plex = await opened;
  await plex.getByRole('link', { name: 'Continue as customer', exact: true }).click();
  await expect(plex.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
  await plex.close();
  await expect(page.getByText('The server is claimed')).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText(people.customer);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('resets the claim of a Plex server, claims it, scans it, and shares and unshares a library', async ({ page }) => {
  await signIn(page, people.customer);
  await openServer(page, 'Living Room');
  await tab(page, 'Claim').click();
  await expect(page.getByText('The server is claimed')).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText(people.customer);
  await expectAccessible(page);
  await resetClaim(page);

  await tab(page, 'Invites').click();
  await page.getByRole('button', { name: 'Claim the server' }).click();
  await expect(page).toHaveURL(/\?tab=claim$/);
  await page.getByLabel('E-mail or user name').fill(people.customer);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('wrong');
  await page.getByRole('button', { name: 'Claim server' }).click();
  await expect(password).toHaveAccessibleDescription(/The user name or password is wrong/);
  await expectAccessible(page);
  await password.fill('customer');
  await page.getByRole('button', { name: 'Claim server' }).click();
  await expect(page.getByText('The server is claimed')).toBeVisible();

  await scanFilms(page);
  await openInvite(page);
  await invite(page).getByLabel('E-mail address').fill(people.otherCustomer);
  await invite(page).getByText('Only these libraries').click();
  await invite(page).getByRole('button', { name: 'Send invitation' }).click();
  const guest = page.getByRole('row', { name: /customer2@kronos.test/ });
  await expect(guest).toContainText('Invited');
  await expect(guest).toContainText('Films');
  await remove(page, 'customer2');
  await page.goBack();
  await expect(page).toHaveURL(/\?tab=libraries$/);
});

test('asks for the second factor of a plex.tv account', async ({ page }) => {
  await signIn(page, people.customer);
  await openServer(page, 'Living Room');
  await tab(page, 'Claim').click();
  await resetClaim(page);
  await page.getByLabel('E-mail or user name').fill('careful@kronos.test');
  await page.getByLabel('Password', { exact: true }).fill('careful');
  await page.getByRole('button', { name: 'Claim server' }).click();
  await page.getByLabel('Code').fill('123456');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The server is claimed')).toBeVisible();
});

test('claims an Emby server, invites by Emby Connect and as a user, and removes the user', async ({ page }) => {
  await signIn(page, people.customer);
  await openServer(page, 'Family Cinema');
  await startServer(page);
  const address = await addressOf(page);
  await claimServer(page);

  await addLibrary(page.request, `${address}/emby`, 'Films', administrator);
  await scanFilms(page);
  await openInvite(page);
  await invite(page).getByLabel('E-mail address').fill('friend@kronos.test');
  await invite(page).getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('friend@kronos.test has been invited')).toBeVisible();
  await openInvite(page);
  await invite(page).getByText('As a user of this server').click();
  await invite(page).getByLabel('User name').fill('robin');
  await invite(page).getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('row', { name: /robin/ })).toContainText('All libraries');
  await remove(page, 'robin');
});

test('claims a Jellyfin server, creates a user, changes the libraries and removes the user', async ({ page }) => {
  await signIn(page, people.otherCustomer);
  await openServer(page, 'Studio');
  const address = await addressOf(page);
  await claimServer(page);

  await addLibrary(page.request, address, 'Films', administrator);
  await scanFilms(page);
  await expect(page.getByRole('button', { name: 'Scan Films' })).toBeVisible();
  await openInvite(page);
  await expect(page.getByText(/^Jellyfin does not share with outside accounts/)).toBeVisible();
  await invite(page).getByLabel('User name').fill('robin');
  await invite(page).getByLabel('Password', { exact: true }).fill('one calm otter');
  await invite(page).getByRole('button', { name: 'Send invitation' }).click();
  const robin = page.getByRole('row', { name: /robin/ });
  await expect(robin).toContainText('All libraries');
  await robin.getByRole('button', { name: 'Change libraries for robin' }).press('Enter');
  const change = page.getByRole('dialog', { name: 'What robin can see' });
  await change.getByText('Only these libraries').click();
  await change.getByRole('button', { name: 'Save libraries' }).click();
  await expect(robin).toContainText('Films');
  await remove(page, 'robin');
});

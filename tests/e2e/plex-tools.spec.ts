import { expectAccessible } from './support/accessible.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test('backs up the people of a Plex server, and restores a removed one', async ({ page }) => {
  await signIn(page, people.customer);
  const list = page.getByRole('grid', { name: 'People on all Plex servers' });
  const friend = list.getByRole('row', { name: /friend/ });
  const tools = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plex Tools' });
  // The demo claims the server and invites the friend once the server runs.
  await expect(async () => {
    await page.goto('/app/dashboard');
    await tools.click({ timeout: 2000 });
    await expect(friend).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(page).toHaveURL(/\/app\/plex-tools\/invites$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Invites to Plex servers' })).toBeVisible();
  await expect(friend).toContainText('Living Room');
  await expectAccessible(page);

  const backUp = page.getByRole('button', { name: 'Back up invites' });
  await backUp.press('Enter');
  const create = page.getByRole('dialog', { name: 'Back up the invites' });
  await create.getByLabel('Name of the backup').fill('Tonight');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The access of 1 person has been backed up')).toBeVisible();
  // Until the dialog is closed, the page behind it receives no keys.
  await expect(backUp).toBeFocused();

  await friend.getByRole('button', { name: /^Remove friend/ }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove access' }).click();
  await expect(friend).toHaveCount(0);

  await page.getByRole('button', { name: 'Compare Tonight with the current state' }).press('Enter');
  const compare = page.getByRole('dialog', { name: 'Backup Tonight' });
  const compared = compare.getByRole('row', { name: /friend/ });
  await expect(compared).toContainText('Missing');
  await expectAccessible(page);
  await compare.getByRole('button', { name: 'Restore 1 person' }).press('Enter');
  await expect(compared).toContainText('Invited again');
  await expect(compared).toContainText('Same as in the backup');
  await expect(compare.getByRole('status').filter({ hasText: '1 of 1 restored' })).toBeVisible();
  await expectAccessible(page);
  await compare.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(friend).toContainText('Films, Series');

  await page.getByRole('button', { name: 'Delete Tonight' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete backup' }).click();
  await expect(page.getByRole('row', { name: /Tonight/ })).toHaveCount(0);

  await page.goto('/app/plex-tools/scan-media');
  await expect(page.getByRole('button', { name: 'Scan Films' })).toBeVisible();
  await expectAccessible(page);
});

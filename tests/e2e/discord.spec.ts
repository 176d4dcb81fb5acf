import { expectAccessible } from './support/accessible.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test.use({ world: 'discord' });

test('gives customers who connect their Discord account their role', async ({ page, browser, baseURL }) => {
  await signIn(page, people.customer);
  await page.goto('/app/settings/user');
  const section = page.getByRole('region', { name: 'Discord' });
  await section.getByRole('button', { name: 'Connect Discord' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in to Kronos' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue as ada.streams' }).press('Enter');
  await expect(page).toHaveURL(/\/app\/settings\/user$/);
  await expect(section).toContainText('Connected as Ada since');
  const role = section.getByRole('row', { name: /Customers/ });
  await expect(role).toContainText('Kronos Lounge');
  await expect(role).toContainText('Assigned');
  await expectAccessible(page);

  const house = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
  await signIn(house, people.admin);
  await house.goto('/app/admin/integrations/discord');
  const lounge = house.getByRole('article', { name: 'Kronos Lounge' });
  await expect(lounge).toContainText('Owners of a server get @Customers');
  await expect(lounge).toContainText('2 users have a role');
  await lounge.getByRole('button', { name: 'Change Kronos Lounge' }).press('Enter');
  const change = house.getByRole('dialog', { name: 'Change Kronos Lounge' });
  // This role is above that of the bot.
  await change.getByRole('combobox', { name: /^Customers/ }).fill('owners');
  await house.getByRole('option', { name: '@Owners' }).click();
  await change.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(lounge).toContainText('Discord: Missing Permissions');
  await expect(change).toHaveCount(0);
  await expectAccessible(house);

  await page.reload();
  await expect(section.getByRole('row', { name: /Owners/ })).toContainText('Not assigned yet');
  await section.getByRole('button', { name: 'Disconnect' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).press('Enter');
  await expect(section.getByRole('button', { name: 'Connect Discord' })).toBeVisible();
  await expect(lounge).toContainText('One user has a role');
  await house.close();
});

test('connects a Discord server, and posts messages for customers there', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/integrations/discord');
  const lounge = page.getByRole('article', { name: 'Kronos Lounge' });
  await expect(lounge).toContainText('#announcements');
  await expectAccessible(page);

  // Discord is another site: the browser leaves the panel, and comes back.
  await page.getByRole('button', { name: 'Connect a Discord server' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Authorize Kronos' })).toBeVisible();
  await page.getByRole('link', { name: 'Add to Film Club' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Connect a Discord server' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/integrations\/discord$/);
  await expect(dialog.getByRole('combobox', { name: 'Discord server' })).toHaveValue('Film Club');
  await expect(dialog.getByRole('combobox', { name: /^Owners of a server/ })).toHaveValue('');
  await dialog.getByRole('combobox', { name: 'Announcements' }).fill('general');
  await page.getByRole('option', { name: '#general' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Connect', exact: true }).press('Enter');
  const club = page.getByRole('article', { name: 'Film Club' });
  await expect(club).toContainText('Nothing posted yet');
  // Focus returns as the dialog closes.
  await expect(dialog).toHaveCount(0);
  await club.getByRole('button', { name: 'Send a test message to Film Club' }).press('Enter');
  await expect(club).toContainText('Working');

  await page.goto('/app/admin/user-interaction/announcements/create');
  await page.getByRole('textbox', { name: 'Header' }).fill('Backups have more room');
  await page.getByRole('textbox', { name: 'Content' }).fill('Twice as much as before.');
  await page.getByRole('button', { name: 'Create announcement' }).press('Enter');
  await expect(page).toHaveURL(/\/user-interaction\/announcements$/);

  await page.goto('/app/admin/integrations/discord');
  await club.getByRole('button', { name: 'Change Film Club' }).press('Enter');
  const change = page.getByRole('dialog', { name: 'Change Film Club' });
  await expect(change.getByRole('combobox', { name: 'Announcements' })).toHaveValue('#general');
  await change.getByRole('combobox', { name: 'Status' }).fill('status');
  await page.getByRole('option', { name: '#status' }).click();
  await change.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(club.getByRole('link', { name: '#status' })).toBeVisible();
  await expect(change).toHaveCount(0);
  await page.reload();
  await expect(club.getByRole('link', { name: '#status' })).toBeVisible();
  await expectAccessible(page);

  const opened = page.waitForEvent('popup');
  await club.getByRole('link', { name: '#general' }).press('Enter');
  const channel = await opened;
  await expect(async () => {
    await channel.reload();
    await expect(channel.getByText('Backups have more room')).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await channel.evaluate(() => window.opener === null)).toBe(true);

  await club.getByRole('button', { name: 'Remove Film Club' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(club).toHaveCount(0);
});

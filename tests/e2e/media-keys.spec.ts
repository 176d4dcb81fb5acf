import { expectAccessible } from './support/accessible.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

// A key is removed that other tests use.
test.use({ world: 'keys' });

test('shows an invite of a container, changes its libraries, and removes it', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/services?q=Living');
  await page.getByRole('link', { name: 'Living Room' }).click();
  await page
    .getByRole('dialog', { name: 'Living Room' })
    .getByRole('link', { name: /^[0-9a-f]{12}$/ })
    .click();
  await page.getByRole('link', { name: 'friend', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'friend' })).toBeVisible();
  await expect(page.getByText('Films, Series')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Change libraries' }).click();
  const change = page.getByRole('dialog', { name: 'What friend can see' });
  await change.getByText('Series', { exact: true }).click();
  await change.getByRole('button', { name: 'Save libraries' }).click();
  await expect(page.getByText('Films, Series')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove access' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove access' }).click();
  await expect(page.getByText('friend has been removed')).toBeVisible();
  await expect(page).toHaveURL(/\/container\/[^/]+$/);
  await expect(page.getByRole('link', { name: 'friend', exact: true })).toHaveCount(0);
});

test('shows admins who claimed which server, and discards the key of one', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/integrations/plex');
  const server = page.getByRole('row', { name: /Living Room/ });
  await expect(server).toContainText('Claimed');
  await expect(server).toContainText(people.customer);
  await expect(server).toContainText('Stored');
  await expectAccessible(page);

  await server.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('1 server has been checked')).toBeVisible();

  await server.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Forget key' }).click();
  const question = page.getByRole('alertdialog', { name: 'Forget the key of 1 server?' });
  await expect(question).toContainText('It stays claimed');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Forget key' }).click();
  await expect(page.getByText('1 key has been forgotten')).toBeVisible();
  await expect(server).toContainText('Claimed');
  await expect(server).toContainText('None');
  await expect(page.locator('body')).not.toBeFocused();

  await server.getByRole('link', { name: 'Living Room' }).click();
  await expect(page.getByRole('dialog', { name: 'Living Room' })).toBeVisible();
});

test('sets what future guests of a product may do', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/integrations/jellyfin');
  const open = page.getByRole('button', { name: 'Guests' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Guests of Jellyfin' });
  await dialog.getByText('Allow downloads').click();
  await dialog.getByRole('textbox', { name: 'Simultaneous streams' }).fill('2');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The guest settings for Jellyfin have been saved')).toBeVisible();
  await expect(open).toBeFocused();
  await open.press('Enter');
  await expect(dialog.getByRole('checkbox', { name: 'Allow downloads' })).not.toBeChecked();
  await expect(dialog.getByRole('textbox', { name: 'Simultaneous streams' })).toHaveValue('2');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  // Plex has no other permission for a single person.
  await page.goto('/app/admin/integrations/plex');
  await page.getByRole('button', { name: 'Guests' }).click();
  const ofPlex = page.getByRole('dialog', { name: 'Guests of Plex' });
  await expect(ofPlex.getByRole('checkbox')).toHaveCount(1);
  await ofPlex.getByText('Allow downloads').click();
  await ofPlex.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The guest settings for Plex have been saved')).toBeVisible();
});

import { expectAccessible } from './support/accessible.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test.use({ world: 'changed' });

test('paints a share, shows its calls, applies it, and repairs drift', async ({ page }) => {
  await signIn(page, people.customer);
  const grid = page.getByRole('grid', { name: 'Share matrix' });
  const friend = grid.getByRole('row', { name: /friend@/ });
  // The demo claims the server and invites the friend once it runs.
  await expect(async () => {
    await page.goto('/app/plex-tools/invites?view=matrix');
    await expect(friend).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expectAccessible(page);

  const preview = page.getByRole('button', { name: 'Preview changes' });
  const dialog = page.getByRole('dialog', { name: 'Calls to be sent' });
  const music = friend.getByRole('gridcell').nth(2);
  const apply = async () => {
    await preview.press('Enter');
    await expect(dialog).toContainText('plex.tv/api');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Apply/ }).press('Enter');
    await expect(dialog).toBeHidden();
  };
  await expect(preview).toBeDisabled();
  await expect(music).toContainText('No access');
  await music.press('Space');
  await expect(music).toContainText('Will share');
  await apply();
  await expect(page.getByText('1 of 1 changes applied')).toBeVisible();
  await expect(music).toContainText('Invited');

  await expect(grid.getByText(/^Drifted/).first()).toBeVisible();
  await page.getByRole('button', { name: /^Repair the drift of/ }).press('Enter');
  await expect(grid.getByText(/^Drifted/)).toHaveCount(0);
  await apply();
  await expect(page.getByText(/changes applied/)).toBeVisible();
  await expect(grid.getByText(/^Drifted/)).toHaveCount(0);
  await page.reload();
  await expect(music).toContainText('Invited');
  await expect(grid.getByText(/^Drifted/)).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: /friend/ })).toBeVisible();
  await page.getByRole('button', { name: /friend/ }).press('Enter');
  await expect(page.getByRole('switch', { name: /^Music/ })).toBeChecked();
  await expectAccessible(page);
});

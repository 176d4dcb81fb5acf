import type { Locator, Page } from '@playwright/test';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test.use({ world: 'changed' });

test('restarts a server, lists the restart in its timeline, and opens the process', async ({ page }) => {
  await signIn(page, people.customer);
  await page.getByRole('link', { name: 'Living Room' }).click();
  await expect(page.getByText('Running', { exact: true })).toBeVisible();
  await expect(page.getByText('Live while this page is open')).toBeVisible();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Restart', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restart' }).click();
  await expect(page.getByText('The server has been restarted')).toBeVisible();

  await page.getByRole('tab', { name: 'Overview' }).click();
  const newest = page.getByRole('list', { name: 'Timeline of the server' }).getByRole('listitem').first();
  await expect(newest).toContainText('Restart');
  await expect(newest).toContainText('Succeeded · By you');
  await newest.getByRole('link', { name: 'Restart' }).click();
  await expect(page.getByRole('dialog')).toContainText('The server has been restarted');
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Suspension' }).click();
  await expect(page.getByText('Nothing of this kind has happened yet.')).toBeVisible();
});

test('saves the settings of all servers, and renames a server', async ({ page }) => {
  await signIn(page, people.customer);
  await page.goto('/app/settings/server');
  await page.getByText('Use a maintenance window').click();
  await expect(page.getByText('Your choice has been saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Use a maintenance window' })).toBeChecked();
  await expect(page.getByRole('button', { name: /Planned restart/ })).toBeEnabled();

  await page.getByRole('button', { name: 'Rename Holiday House' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename Holiday House' });
  await dialog.getByLabel('Name of the server').fill('Living Room');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(dialog).toContainText('This account already has a server called Living Room.');
  await dialog.getByLabel('Name of the server').fill('Beach House');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('button', { name: 'Rename Beach House' })).toBeVisible();
});

/** Toggles two controls before either response arrives: both change at once, and keep their state after a reload. */
async function turnBoth(page: Page, calls: RegExp, boxes: Locator): Promise<void> {
  await expect(boxes).toHaveCount(2);
  const both = [boxes.first(), boxes.last()];
  const before = await Promise.all(both.map((box) => box.isChecked()));
  const expectTurned = () =>
    Promise.all(both.map((box, at) => expect(box).toBeChecked({ checked: before[at] === false })));
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  let answered = 0;
  await page.route(calls, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await isAnswered;
    await route.fulfill({ response: await route.fetch() });
    answered += 1;
  });
  for (const box of both) await box.locator('xpath=ancestor::label').click();
  await expectTurned();
  answer();
  await expect.poll(() => answered).toBe(2);
  await page.reload();
  await expectTurned();
}

test('saves two choices made before the first response', async ({ page }) => {
  await signIn(page, people.customer);
  await page.goto('/app/settings/user');
  await turnBoth(page, /\/account\/preferences$/, page.getByRole('group', { name: 'Servers' }).getByRole('checkbox'));
  await page.goto('/app/settings/server');
  await turnBoth(page, /\/server-settings$/, page.getByRole('switch', { name: /^Notify me when/ }));
});

test('opens another user’s server over the admin’s list with the owner’s actions', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/services');
  await page.getByRole('link', { name: 'Living Room' }).click();
  const dialog = page.getByRole('dialog', { name: 'Living Room' });
  await expect(dialog.getByRole('link', { name: 'Casey Customer' })).toBeVisible();
  await dialog.getByRole('tab', { name: 'Backups' }).click();
  await expect(dialog.getByRole('button', { name: 'Create backup' })).toBeVisible();
  await dialog.getByRole('tab', { name: 'Logs' }).click();
  await expect(dialog.getByRole('log', { name: 'Log of Living Room' })).toBeVisible();
  await dialog.getByRole('tab', { name: 'Settings' }).click();
  await dialog.getByRole('button', { name: 'Restart', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restart' }).click();
  await expect(page.getByText('The server has been restarted')).toBeVisible();
  await dialog.getByRole('tab', { name: 'Details' }).click();
  await dialog.getByRole('link', { name: /^[0-9a-f]{12}$/ }).click();
  await expect(page).toHaveURL(/\/container\//);
});

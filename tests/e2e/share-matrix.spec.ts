import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';
import { askAs, send } from './support/visits.ts';

test.use({ world: 'changed' });

const matrix = (page: Page) => page.getByRole('grid', { name: 'Share matrix' });
const rowOf = (page: Page, person: string) => matrix(page).getByRole('row', { name: new RegExp(`${person}@`) });

/** Shows the share matrix once the demo has claimed its server and invited a friend. */
async function openMatrix(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto('/app/plex-tools/invites?view=matrix');
    await expect(rowOf(page, 'friend')).toBeVisible({ timeout: 5000 });
  }).toPass();
}

/** Previews the painted changes, and applies them. */
async function applyChanges(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Preview changes' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Calls to be sent' });
  await expect(dialog).toContainText('plex.tv/api');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Apply/ }).press('Enter');
  await expect(dialog).toHaveCount(0);
}

test('paints a share, shows its calls, applies it, and repairs drift', async ({ page }) => {
  await signIn(page, people.customer);
  await openMatrix(page);
  await expectAccessible(page);

  const drifted = matrix(page).getByText(/^Drifted/);
  const music = rowOf(page, 'friend').getByRole('gridcell').nth(2);
  await expect(page.getByRole('button', { name: 'Preview changes' })).toBeDisabled();
  await expect(music).toContainText('No access');
  await music.press('Space');
  await expect(music).toContainText('Will share');
  await applyChanges(page);
  await expect(page.getByText('1 of 1 changes applied')).toBeVisible();
  await expect(music).toContainText('Invited');

  await expect(drifted.first()).toBeVisible();
  await page.getByRole('button', { name: /^Repair the drift of/ }).press('Enter');
  await expect(drifted).toHaveCount(0);
  await applyChanges(page);
  await expect(page.getByText(/changes applied/)).toBeVisible();
  await expect(drifted).toHaveCount(0);
  await page.reload();
  await expect(music).toContainText('Invited');
  await expect(drifted).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: /friend/ })).toBeVisible();
  await page.getByRole('button', { name: /friend/ }).press('Enter');
  await expect(page.getByRole('switch', { name: /^Music/ })).toBeChecked();
  await expectAccessible(page);
});

test('reports a call that failed, retries it, and rolls back a backup', async ({ page, product, request }) => {
  await signIn(page, people.customer);
  await openMatrix(page);
  const { data: servers } = await askAs(page)<{ data: { id: number; name: string }[] }>('/api/customer/servers');
  const server = servers.find(({ name }) => name === 'Living Room');
  const base = `/api/customer/servers/${server?.id}`;
  for (const name of ['dora', 'emil'])
    await send(page, `${base}/plex/invite`, { email: `${name}@kronos.test`, libraries: ['Films'] });
  await send(page, `${base}/invites/backups/create`, { name: 'Films for two' });

  await openMatrix(page);
  const musicOf = (name: string) => rowOf(page, name).getByRole('gridcell').nth(2);
  const filmsOf = (name: string) => rowOf(page, name).getByRole('gridcell').nth(0);
  for (const name of ['dora', 'emil']) {
    await expect(filmsOf(name)).toContainText('Invited');
    await musicOf(name).press('Space');
    await expect(musicOf(name)).toContainText('Will share');
  }
  await request.post(`${product.sandbox}/faults`, {
    headers: { 'x-kronos-sandbox': '1' },
    data: { node: 'plex.tv', operation: 'POST /api/v2/shared_servers/*', fault: 'http-500', times: 1 },
    failOnStatusCode: true,
  });
  await applyChanges(page);
  await expect(page.getByText('1 of 2 changes applied')).toBeVisible();
  await expect(page.getByText(/^dora@kronos\.test, Music, Living Room: /)).toBeVisible();
  await expect(musicOf('emil')).toContainText('Invited');
  // What failed is still painted.
  await expect(musicOf('dora')).toContainText('Will share');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Retry failed' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Apply 1 change' }).press('Enter');
  await expect(page.getByText('1 of 1 changes applied')).toBeVisible();
  await expect(musicOf('dora')).toContainText('Invited');

  await page.getByRole('button', { name: /Roll back/ }).press('Enter');
  await page.getByRole('option', { name: 'Films for two, Living Room' }).press('Enter');
  for (const name of ['dora', 'emil']) await expect(musicOf(name)).toContainText('Will end');
  await applyChanges(page);
  await expect(page.getByText('2 of 2 changes applied')).toBeVisible();
  for (const name of ['dora', 'emil']) {
    await expect(musicOf(name)).toContainText('No access');
    await expect(filmsOf(name)).toContainText('Invited');
  }
});

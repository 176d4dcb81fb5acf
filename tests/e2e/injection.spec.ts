import { expectAccessible } from './support/accessible.ts';
import { addressOf, administrator, claimServer, openServer, startServer, tab } from './support/inside.ts';
import { removeLibrary } from './support/media-library.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

// A server stays claimed and keeps its libraries.
test.use({ world: 'injected' });

test('turns folders into libraries, reports a missing folder, removes a library, and restores a lost one by a sync', async ({
  page,
}) => {
  await signIn(page, people.customer);
  await openServer(page, 'Family Cinema');
  await startServer(page);
  const address = await addressOf(page);
  await claimServer(page);

  await tab(page, 'Libraries').click();
  const folders = page.getByRole('list', { name: 'Folders for Family Cinema' });
  const movies = folders.getByRole('switch', { name: 'Movies', exact: true });
  const series = folders.getByRole('switch', { name: 'Series', exact: true });
  await expect(movies).not.toBeChecked();
  await expectAccessible(page);
  await movies.press('Space');
  await expect(page.getByRole('row', { name: /Movies/ })).toBeVisible();
  await expect(movies).toBeChecked();
  await expect(movies).toBeFocused();
  await series.press('Space');
  await expect(page.getByRole('row', { name: /Series/ })).toBeVisible();
  await expect(series).toBeChecked();

  // The container was created without this folder, because its storage is not mounted.
  await folders.getByRole('switch', { name: 'Concerts' }).press('Space');
  await expect(folders.getByRole('button', { name: 'Rebuild server: Concerts' })).toBeVisible();
  await expect(folders.getByText('The server does not have this folder yet.')).toBeVisible();
  await expectAccessible(page);

  await series.press('Space');
  const ask = page.getByRole('alertdialog', { name: 'Remove the library Series?' });
  await expect(ask).toBeVisible();
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Remove library' }).click();
  await expect(page.getByRole('row', { name: /Series/ })).toHaveCount(0);
  await expect(series).not.toBeChecked();
  await expect(series).toBeFocused();

  await removeLibrary(page.request, `${address}/emby`, 'Movies', administrator);
  await page.getByRole('button', { name: 'Sync', exact: true }).press('Enter');
  await expect(page.getByText('1 added', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /Movies/ })).toBeVisible();
  await expect(movies).toBeChecked();
});

test('shows a folder of the demo that is already a library', async ({ page }) => {
  await signIn(page, people.customer);
  await openServer(page, 'Living Room');
  await tab(page, 'Libraries').click();
  const folders = page.getByRole('list', { name: 'Folders for Living Room' });
  await expect(folders.getByRole('switch', { name: 'Movies', exact: true })).toBeChecked();
  await expect(folders.getByRole('switch', { name: 'Anime' })).not.toBeChecked();
});

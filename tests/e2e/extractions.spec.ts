import { expectAccessible } from './support/accessible.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test.use({ world: 'extractions' });

test('extracts an archive on a node, cancels another, and shows why one failed', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/nodes');
  await page.getByRole('grid').getByRole('link').first().press('Enter');
  const alias = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: 'Activity' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Extractions' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Extractions on ${alias}` })).toBeVisible();

  const dialog = page.getByRole('dialog', { name: `Extract an archive on ${alias}` });
  const extract = async (archive: string, target: string) => {
    await page.getByRole('button', { name: 'Extract archive' }).press('Enter');
    await dialog.getByRole('textbox', { name: 'Archive' }).fill(archive);
    await dialog.getByRole('textbox', { name: 'Folder', exact: true }).fill(target);
    await dialog.getByRole('button', { name: 'Extract', exact: true }).press('Enter');
  };
  const rowOf = (text: string) => page.getByRole('row', { name: new RegExp(text) });

  await extract('/srv/in/plex.tar.gz', '/srv/../etc');
  await expect(dialog.getByText('Enter a path without . or ..')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Folder', exact: true }).fill('/srv/kronos/films');
  await dialog.getByRole('button', { name: 'Extract', exact: true }).press('Enter');
  await expect(page.getByText('The archive is being unpacked')).toBeVisible();
  // Without another request: the page follows the events of the process.
  await expect(
    rowOf('/srv/kronos/films').getByRole('progressbar', { name: 'Progress of /srv/in/plex.tar.gz' }),
  ).toBeVisible();
  await expectAccessible(page);
  await expect(rowOf('/srv/kronos/films')).toContainText('Unpacked');

  await extract('/srv/in/none.tar', '/srv/kronos/none');
  await expect(rowOf('none.tar')).toContainText(`There is no archive /srv/in/none.tar on the node ${alias}.`);

  await extract('/srv/in/plex.tar.gz', '/srv/kronos/series');
  await rowOf('/srv/kronos/series').getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'Cancel extraction', exact: true }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel extraction' }).press('Enter');
  await expect(page.getByText('The extraction is being canceled')).toBeVisible();
  await expect(rowOf('/srv/kronos/series')).toContainText('Canceled');

  await page.goto('/app/admin/nodes/extractions');
  await rowOf('none.tar')
    .getByRole('link', { name: /^Open the process/ })
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Extract \/srv\/in\/none\.tar/ })).toBeVisible();
});

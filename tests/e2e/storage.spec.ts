import { expectAccessible } from './support/accessible.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test('missing storage is mounted, and lists are updated', async ({ page }) => {
  await signIn(page, people.admin);
  await page.getByRole('navigation').getByRole('link', { name: 'Storage' }).click();
  await expect(page).toHaveURL(/\/storage\/mounts$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Mounts' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Films/ })).toContainText('Mounted');
  const archive = page.getByRole('row', { name: /Archive/ });
  await expect(archive).toContainText('Not mounted');

  await archive.getByRole('link', { name: 'Archive' }).click();
  await expect(page.getByRole('main')).toContainText('Sandbox: nothing was mounted at its path');
  // The secret is kept, but is not part of the page.
  await expect(page.getByRole('group', { name: 'Password' })).toContainText('Set');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remount' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remount' }).click();
  await expect(page.getByRole('main')).toContainText('Sandbox: it was mounted and responded');
  await expect(page.getByText('Archive: mounted at /mnt/archive.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('row', { name: /Archive/ })).not.toContainText('Not mounted');
});

test('a mount is added, checked, changed, and deleted after its name is typed', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/storage/mounts');
  await page.getByRole('link', { name: 'Add mount' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'New mount' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Concerts');
  // The input for a new mount is not lost on Back.
  await page.evaluate(() => window.history.back());
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/\/storage\/mounts\/create$/);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Concerts');
  await page.getByRole('combobox', { name: 'Node' }).fill('Sand');
  await page.getByRole('option', { name: /Sandbox/ }).click();
  await page.getByRole('textbox', { name: 'Path on the node' }).fill('/mnt/concerts');
  await page.getByText('SMB', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Source' }).fill('nas.example:/concerts');
  await page.getByRole('button', { name: 'Add mount' }).click();
  const source = page.getByRole('textbox', { name: 'Source' });
  await expect(source).toHaveAccessibleDescription(/Enter a share/);
  await expectAccessible(page);
  await source.fill('//nas.example/concerts');
  await page.getByRole('button', { name: 'Add mount' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Concerts' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Sandbox: it has not been checked yet.');

  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('Sandbox: nothing was mounted at its path');
  const whoops = page.getByRole('alertdialog', { name: 'Whoops!' });
  await expect(whoops).toContainText('Concerts: nothing is mounted at /mnt/concerts.');
  await whoops.getByRole('button', { name: 'OK' }).click();

  await page.getByRole('textbox', { name: 'Name' }).fill('Live concerts');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Live concerts' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Live concerts');

  await page.getByRole('button', { name: 'Delete mount' }).click();
  const dialog = page.getByRole('alertdialog');
  const confirm = dialog.getByRole('button', { name: 'Delete mount' });
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('textbox').fill('Live concerts');
  await confirm.click();
  await expect(page).toHaveURL(/\/storage\/mounts$/);
  await expect(page.getByRole('row', { name: /Live concerts/ })).toHaveCount(0);
});

test('a mount is given a path inside containers, and a folder below it becomes a library path', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/storage/mounts');
  await page.getByRole('tab', { name: 'Mount paths' }).click();
  await page.getByRole('link', { name: 'Add mount path' }).first().click();
  await page.getByRole('combobox', { name: 'Mount' }).fill('Ser');
  await page.getByRole('option', { name: /Series/ }).click();
  const path = page.getByRole('textbox', { name: 'Path inside containers' });
  await path.fill('/media/films');
  await page.getByRole('button', { name: 'Add mount path' }).click();
  await expect(path).toHaveAccessibleDescription(/Films is already using this path on Sandbox/);
  await path.fill('/media/documentaries');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add mount path' }).click();
  await expect(page.getByRole('row', { name: /documentaries/ })).toContainText('Series');

  await page.getByRole('tab', { name: 'Library paths' }).click();
  await page.getByRole('link', { name: 'Add library path' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Documentaries');
  await page.getByRole('combobox', { name: 'Mount path' }).fill('docu');
  await page.getByRole('option', { name: /documentaries/ }).click();
  await page.getByRole('textbox', { name: 'Folder' }).fill('Nature');
  await page.getByRole('button', { name: 'Add library path' }).click();
  await expect(page.getByRole('row', { name: /Documentaries/ })).toContainText('/media/documentaries/Nature');

  await page.getByRole('tab', { name: 'Mount paths' }).click();
  await page.getByRole('link', { name: '/media/documentaries' }).click();
  await page.getByRole('button', { name: 'Delete mount path' }).click();
  const dialog = page.getByRole('alertdialog', { name: /Delete/ });
  await expect(dialog).toContainText('1 library path under it');
  await dialog.getByRole('button', { name: 'Delete mount path' }).click();
  await expect(page.getByRole('row', { name: /Films/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /documentaries/ })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Library paths' }).click();
  await expect(page.getByRole('row', { name: /Anime/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Documentaries/ })).toHaveCount(0);
});

import { expectAccessible } from './support/accessible.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

const image = 'registry.sandbox.test/kronos/plex:latest';

test.use({ world: 'registries' });

test('signs in to a private registry, from which a node then pulls an image, and changes the defaults for containers', async ({
  page,
}) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/integrations/docker');
  await expect(page.getByText('30 seconds')).toBeVisible();
  await page.getByRole('button', { name: 'Change', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Containers' });
  await dialog.getByRole('textbox', { name: 'Seconds to stop' }).fill('45');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('45 seconds')).toBeVisible();
  // Keys pressed while the dialog closes go to the dialog.
  await expect(dialog).toHaveCount(0);

  await page
    .getByRole('row', { name: /registry\.sandbox\.test/ })
    .getByRole('link')
    .press('Enter');
  await page.getByRole('button', { name: 'Replace' }).press('Enter');
  await page.getByLabel('Password or token', { exact: true }).fill('guessed');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByText('The registry has been saved')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('guessed');

  const pull = async () => {
    await page.goto('/app/admin/nodes');
    await page.getByRole('grid').getByRole('link').first().press('Enter');
    await page.getByRole('button', { name: 'Activity' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Images' }).press('Enter');
    await page.getByRole('button', { name: 'Pull image' }).press('Enter');
    const asked = page.getByRole('dialog', { name: /Pull an image on/ });
    await asked.getByRole('combobox', { name: 'Image' }).fill(image);
    await page.getByRole('option', { name: new RegExp(image) }).click();
    await asked.getByRole('button', { name: 'Pull', exact: true }).press('Enter');
    return page.getByRole('row', { name: new RegExp(image) }).first();
  };
  await expect(await pull()).toContainText('Failed');
  await page.goto('/app/admin/integrations/docker');
  const row = page.getByRole('row', { name: /registry\.sandbox\.test/ });
  await expect(row).toContainText('unauthorized');
  await row.getByRole('link').press('Enter');
  await page.getByRole('button', { name: 'Replace' }).press('Enter');
  await page.getByLabel('Password or token', { exact: true }).fill('sandbox-registry');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByText('The registry has been saved')).toBeVisible();
  await expect(await pull()).toContainText('It is on the node.');
  await page.goto('/app/admin/integrations/docker');
  await expect(row).not.toContainText(/unauthorized|Not used yet/);
});

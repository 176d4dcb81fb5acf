import { expectAccessible } from './support/accessible.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test('stores a secret in a global variable, which cannot be deleted while a product uses it', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/integrations/globals');
  await expect(page.getByRole('row', { name: /TIME_ZONE/ })).toContainText('Europe/Berlin');
  await expect(page.getByRole('row', { name: /METADATA_KEY/ })).toContainText('Secret');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Add global variable' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill('PROXY_PASSWORD');
  await page.getByText('Secret', { exact: true }).click();
  await page.getByLabel('Value').fill('pass-of-the-proxy');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add global variable' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'PROXY_PASSWORD' })).toBeVisible();
  await expect(page.getByText('No product, no server and no script use it.')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('pass-of-the-proxy');
  const address = page.url();

  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
  await page.getByRole('link', { name: 'Emby Starter' }).click();
  await page
    .getByRole('group', { name: /Environment/ })
    .getByRole('button', { name: 'Add a row' })
    .click();
  const environment = page.getByRole('group', { name: /Environment/ });
  await environment.getByRole('textbox', { name: /Name/ }).last().fill('PROXY');
  const value = environment.getByRole('textbox', { name: /Value/ }).last();
  await value.fill('{{PROXY_PASS}}');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('There is no global variable PROXY_PASS')).toBeVisible();
  await value.fill('user:{{PROXY_PASSWORD}}');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The product has been saved')).toBeVisible();

  await page.goto(address);
  await expect(page.getByRole('link', { name: 'Emby Starter' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete global variable' }).click();
  const confirm = page.getByRole('alertdialog');
  await confirm.getByRole('button', { name: 'Delete global variable' }).click();
  await expect(confirm).toContainText('PROXY_PASSWORD is in use by 1 product.');
  await page.keyboard.press('Escape');
  await expect(confirm).toHaveCount(0);

  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page).toHaveURL(/\?tab=history$/);
  const history = page.getByRole('list', { name: 'History of PROXY_PASSWORD' });
  await expect(history.getByRole('listitem').last()).toContainText('Ada Admin created this record');
  await expect(page.locator('body')).not.toContainText('pass-of-the-proxy');
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true');
});

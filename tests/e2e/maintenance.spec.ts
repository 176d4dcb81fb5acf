import { expectAccessible } from './support/accessible.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test.use({ world: 'maintenance' });

test('plans the maintenance of a node, notifies customers, and cancels it', async ({ page, browser, baseURL }) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/nodes');
  await page.getByRole('button', { name: 'Activity' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Maintenance' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Maintenance' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'New maintenance' }).press('Enter');
  await page.getByRole('textbox', { name: /^Title/ }).fill('Faster disks');
  const nodes = page.getByRole('combobox', { name: /Nodes/ });
  await nodes.focus();
  await nodes.press('ArrowDown');
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  // No mail is sent here through the demo's own mail server.
  await page.getByRole('checkbox', { name: /An e-mail to users/ }).press('Space');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save draft' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Faster disks' })).toBeVisible();
  const text = page.getByRole('textbox', { name: /On the status page/ });
  await expect(text).toHaveValue(/^\{\{title\}\}\./);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Plan…' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: /^Plan the maintenance of/ });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Plan now' }).press('Enter');
  await expect(page.getByText('Planned. It starts automatically.')).toBeVisible();
  await expect(question).toHaveCount(0);
  await expectAccessible(page);

  const customer = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
  await signIn(customer, people.customer);
  await customer.goto('/app/status');
  await expect(customer.getByText('Faster disks').first()).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Cancel…' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel maintenance' }).press('Enter');
  await expect(page.getByText('Canceled.')).toBeVisible();
  await customer.close();
  await page.goto('/app/admin/nodes/maintenance');
  await expect(page.getByRole('row', { name: /Faster disks/ })).toContainText('Canceled');
});

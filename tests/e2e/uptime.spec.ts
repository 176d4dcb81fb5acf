import { expectAccessible } from './support/accessible.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test.use({ world: 'uptime' });

test('stops monitoring a node, monitors all nodes again, and changes a check', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/integrations/uptime-robot');
  await expect(page.getByText('1 of 1 node is monitored')).toBeVisible();
  const row = page.getByRole('row', { name: /Sandbox/ });
  await expect(row).toContainText('Up');
  await expect(row.getByRole('img', { name: /over 90 days/ })).toBeVisible();
  await expectAccessible(page);

  await row.getByRole('button', { name: 'Stop monitoring' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop monitoring' }).press('Enter');
  await expect(page.getByText('The node is no longer being monitored')).toBeVisible();
  await expect(page.getByText('0 of 1 node is monitored')).toBeVisible();
  await expect(row).toContainText('Not monitored');
  await page.getByRole('button', { name: 'Monitor all nodes' }).press('Enter');
  await expect(page.getByText('One more node is now being monitored')).toBeVisible();
  await expect(row).toContainText('Up', { timeout: 30_000 });

  await row.getByRole('link', { name: 'Sandbox' }).press('Enter');
  const card = page.getByRole('region', { name: 'Monitor' });
  await card.getByRole('button', { name: 'Change monitor' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Monitor of Sandbox' });
  await dialog.getByRole('textbox', { name: 'Port' }).fill('9');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('The monitor has been changed')).toBeVisible();
  await expect(card).toContainText('The connection was refused.', { timeout: 30_000 });

  await card.getByRole('button', { name: 'Stop monitoring' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop monitoring' }).press('Enter');
  await expect(page.getByText('The node is no longer being monitored')).toBeVisible();
  await card.getByRole('button', { name: 'Monitor this node' }).press('Enter');
  await expect(page.getByText('The node is now being monitored')).toBeVisible();
});

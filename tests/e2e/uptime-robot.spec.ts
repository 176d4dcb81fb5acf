import { expectAccessible } from './support/accessible.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test.use({ world: 'uptime-robot' });

test('adds all nodes to UptimeRobot, removes one there, and reconnects the account', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/integrations/uptime-robot');
  const card = page.getByRole('region', { name: 'UptimeRobot' });
  await expect(card).toContainText('UptimeRobot watches 0 of 1 node');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Add all nodes' }).press('Enter');
  await expect(card).toContainText('UptimeRobot watches 1 of 1 node', { timeout: 30_000 });
  // The process checks every three seconds whether UptimeRobot has new results.
  await expect(card).toContainText('Of one node: 1 added.', { timeout: 30_000 });
  const row = page.getByRole('row', { name: /Sandbox/ });
  await expect(row).toContainText('Not checked yet');
  await card.getByRole('link', { name: 'Node by node' }).press('Enter');
  await expect(page.getByText('Sandbox: added')).toBeVisible();

  await page.goBack();
  await row.getByRole('button', { name: 'Remove from UptimeRobot: Sandbox' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Remove Sandbox from UptimeRobot?' });
  await expect(question).toContainText('Its monitor there is deleted');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(card).toContainText('UptimeRobot watches 0 of 1 node', { timeout: 30_000 });
  await expect(row).toContainText('Not watched');

  await card.getByRole('button', { name: 'Remove key' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove key' }).press('Enter');
  await expect(row).not.toContainText('Not watched');
  await card.getByRole('button', { name: 'Connect UptimeRobot' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'UptimeRobot account' });
  await dialog.getByLabel(/^API key/).fill('nonsense');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog.getByText(/UptimeRobot does not accept the key/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(/^API key/).fill('demo-account-of-uptime-robot');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('The UptimeRobot account has been saved')).toBeVisible();
  // The dialog returns the focus before it is removed.
  await expect(card.getByRole('button', { name: 'Change account' })).toBeFocused();
  await row.getByRole('button', { name: 'Add to UptimeRobot: Sandbox' }).press('Enter');
  await expect(card).toContainText('UptimeRobot watches 1 of 1 node', { timeout: 30_000 });
});

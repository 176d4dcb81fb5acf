import { expectAccessible } from './support/accessible.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test.use({ world: 'reboots' });

test('plans a reboot of a node, cancels it, and restarts the node at once', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/nodes');
  await page.getByRole('grid').getByRole('link').first().press('Enter');
  const alias = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: 'Plan reboot' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Plan a reboot of ${alias}` });
  await dialog.getByRole('spinbutton', { name: /month/ }).focus();
  const tomorrow = new Date(Date.now() + 86_400_000);
  const two = (number: number) => String(number).padStart(2, '0');
  await page.keyboard.type(`${two(tomorrow.getMonth() + 1)}${two(tomorrow.getDate())}${tomorrow.getFullYear()}`);
  await page.keyboard.type('0315AM');
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('Firmware 2.8');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Plan', exact: true }).press('Enter');
  await expect(page.getByText('The reboot is planned')).toBeVisible();

  await page.getByRole('button', { name: 'Activity' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Reboots' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Reboots of ${alias}` })).toBeVisible();
  const planned = page.getByRole('row', { name: /Firmware 2\.8/ });
  await expect(planned).toContainText('Planned');
  await expectAccessible(page);
  await planned.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'Cancel reboot', exact: true }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel reboot' }).press('Enter');
  await expect(page.getByText('The reboot has been canceled')).toBeVisible();
  await expect(planned).toHaveCount(0);

  await page.goBack();
  await page.getByRole('button', { name: 'Restart node' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restart node' }).press('Enter');
  await expect(page.getByText('Hold on while the node is rebooting...')).toBeVisible();
  await page.goto('/app/admin/nodes/reboots');
  await expect(page.getByRole('row', { name: new RegExp(alias) }).first()).toContainText('Back up');
});

test('restarts the servers that run on a node', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/nodes');
  await page.getByRole('grid').getByRole('link').first().press('Enter');
  await page.getByRole('button', { name: 'Restart servers' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: /^Restart the servers on/ });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Restart servers' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Restart \d+ servers? on the node/ })).toBeVisible();
  await expect(page.getByText('Succeeded').first()).toBeVisible();
});

import { expectAccessible } from './support/accessible.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test.use({ world: 'hetzner' });

const token = 'demo-project-of-hetzner-cloud';

test('adds a project, restarts the server that is a node, and turns another one into a node', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/integrations/hetzner');
  await page.getByRole('link', { name: 'Add project' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).fill('Twice');
  await page.getByLabel(/^API token/).fill('nonsense');
  await page.getByRole('button', { name: 'Add project' }).press('Enter');
  await expect(page.getByText(/unable to authenticate/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/^API token/).fill(token);
  await page.getByRole('button', { name: 'Add project' }).press('Enter');
  await expect(page.getByText('The project has been added')).toBeVisible();

  await page.goto('/app/admin/integrations/hetzner');
  await expect(page.getByRole('region', { name: 'Twice' })).toContainText('6 servers, 1 of them a node');
  await page.goto('/app/admin/integrations/hetzner?q=falkenstein-1');
  const row = page.getByRole('row', { name: /falkenstein-1.*Twice/ });
  await expect(row.getByRole('link', { name: 'Sandbox' })).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Actions for falkenstein-1' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Reboot' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Reboot falkenstein-1?' });
  await expect(question).toContainText('This is the node Sandbox.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Reboot' }).press('Enter');
  await expect(page.getByText('The request was sent to Hetzner')).toBeVisible();
  const underWay = row.getByRole('link', { name: 'In progress on falkenstein-1: open the process' });
  await underWay.press('Enter');
  await expect(page.getByText('Hetzner has told the operating system to restart.')).toBeVisible({ timeout: 30_000 });

  await page.goto('/app/admin/integrations/hetzner?q=nuremberg-1');
  await page.getByRole('link', { name: 'Add as node: nuremberg-1' }).first().press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('nuremberg-1');
  await expect(page.getByRole('textbox', { name: 'Address for customers' })).toHaveValue(/^198\.51\.100\./);
});

import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test('restarts the servers of a node by a typed command', async ({ page }) => {
  await signIn(page, people.admin);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const opener = page.getByRole('button', { name: 'Search' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await page.keyboard.type('resta');
  const commands = page.getByRole('group', { name: 'Commands' });
  await expect(commands.getByRole('option', { name: /^Restart servers on …/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('restart servers on ');
  await page.keyboard.type('sand');
  await expect(commands.getByRole('option', { name: /^Restart servers on Sandbox/ })).toBeVisible();
  await page.keyboard.press('Enter');

  const plan = page.getByRole('dialog', { name: 'Restart servers on Sandbox?' });
  await expect(plan.getByRole('row', { name: /^Living Room/ })).toContainText('Running');
  await expect(plan.getByRole('row', { name: /^Family Cinema/ })).toContainText('It is not running');
  await expect(plan.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(plan).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('restart servers on sandbox');
  await expect(commands.getByRole('option', { name: /^Restart servers on Sandbox/ })).toBeVisible();
  await page.keyboard.press('Enter');
  const run = plan.getByRole('button', { name: /^Restart \d+ servers?$/ });
  await expect(run).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(run).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The servers on Sandbox are being restarted')).toBeVisible();
  await expect(opener).toBeFocused();
  await page.getByRole('button', { name: 'Show the results' }).press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: /^Restart \d+ servers? on the node Sandbox$/ }),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: /^Living Room/ })).toContainText('The server has been restarted');
});

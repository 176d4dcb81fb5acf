import { freeRow } from '../../scripts/free-ports.mjs';
import { patience } from '../../scripts/patience.mjs';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';
import { askAs, send } from './support/visits.ts';

test.use({ world: 'changed' });

test('moves a server to another node, shows the process, and lists it there', async ({ page }) => {
  await signIn(page, people.admin);
  const first = await freeRow(4);
  const engine = { kind: 'sandbox', sandbox_node: 'second', host: 'localhost' };
  await send(page, '/api/admin/nodes', { ...engine, alias: 'Falkenstein', port_first: first, port_last: first + 3 });

  await page.goto('/app/admin/services?q=living');
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Sandbox');
  // The demo starts the server with the product, and nothing can be moved meanwhile. It then claims it and invites a
  // guest, whom other files in this world look for: a move in between would prevent that.
  await expect(row).toContainText('Running');
  await expect(async () => {
    const { data } = await askAs(page)<{ data: { email: string | null }[] }>('/api/customer/servers/1/invites');
    expect(data.map(({ email }) => email)).toContain('friend@kronos.test');
  }).toPass();
  await row.getByRole('button', { name: 'Move' }).click();

  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('This affects 1 server of 1 customer.');
  await dialog.getByRole('button', { name: /New node/ }).click();
  await expect(page.getByRole('option', { name: /^Sandbox/ })).toBeDisabled();
  await page.getByRole('option', { name: /^Falkenstein/ }).click();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();

  // The process shows its progress step by step.
  await expect(page).toHaveURL(/\/app\/admin\/processes\/\d+$/);
  await expect(page.getByText('The server has been moved to the node Falkenstein').first()).toBeVisible({
    timeout: 60_000 * patience,
  });
  await page.goto('/app/admin/services?q=living');
  await expect(row).toContainText('Falkenstein');
  await expect(row).toContainText('Running');
});

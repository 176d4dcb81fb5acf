import { expectAccessible } from './support/accessible.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test.use({ world: 'status-entries' });

test('an admin publishes an incident, and a customer follows it until it is resolved', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL });
  const reader = await context.newPage();
  await signIn(reader, people.customer);
  await reader.goto('/app/status');
  await expect(reader.getByRole('heading', { level: 1, name: 'Status' })).toBeVisible();

  await signIn(page, people.admin);
  await page.goto('/app/admin/user-interaction/status');
  await expect(page.getByRole('row', { name: /New network switch/ })).toContainText('Maintenance: planned');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add entry' }).first().press('Enter');
  await page.getByRole('textbox', { name: 'Title' }).fill('Posters are missing');
  await page.getByRole('textbox', { name: 'Text' }).fill('Libraries show no pictures.');
  await page.getByRole('combobox', { name: 'Nodes' }).fill('San');
  await page.getByRole('option', { name: /Sandbox/ }).click();
  // The form stays open for further input.
  await page.keyboard.press('Tab');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add entry' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Posters are missing' })).toBeVisible();
  // Without a reload: the page follows by its events.
  await expect(reader.getByRole('heading', { name: 'Posters are missing' })).toBeVisible();
  await expect(reader.getByText(/^Your affected servers: .*Family Cinema/).first()).toBeVisible();
  await expectAccessible(reader);

  await page.getByRole('button', { name: 'Add update' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add update' });
  await dialog.getByRole('button', { name: /State/ }).press('Enter');
  await page.getByRole('option', { name: 'Incident: resolved' }).click();
  await dialog.getByRole('textbox', { name: 'What is new' }).fill('They are back.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add update' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Updates' })).toContainText('They are back.');
  const told = reader.getByRole('list', { name: 'Updates on Posters are missing' });
  await expect(told).toContainText('Resolved');
  await expect(told).toContainText('They are back.');

  await page.getByRole('button', { name: 'Delete entry' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete entry' }).press('Enter');
  await expect(page).toHaveURL(/\/user-interaction\/status$/);
  await expect(reader.getByRole('heading', { name: 'Posters are missing' })).toHaveCount(0);
  await context.close();
});

import { expectAccessible } from './support/accessible.ts';
import { openMail } from './support/inbox.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test.use({ world: 'mail' });

test('sets the sender, and sends a mail template as edited until the original is restored', async ({
  page,
  browser,
  baseURL,
  product,
}) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/integrations/mail');
  await expect(page.getByText('panel@kronos.test')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change', exact: true }).press('Enter');
  await page.getByRole('textbox', { name: 'Sender name' }).fill('The Kronos team');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Test and save' }).press('Enter');
  await expect(page.getByText('The Kronos team <panel@kronos.test>')).toBeVisible();
  // The closing dialog returns the focus, and keys go to the focused element.
  await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Send a test to me' }).press('Enter');
  await expect(page.getByText(`The test e-mail is on its way to ${people.admin}`)).toBeVisible();

  const reader = await (await browser.newContext({ baseURL })).newPage();
  await openMail(reader, product.inbox, people.admin);
  await expect(reader.getByText('Test of your mail server')).toBeVisible();
  await expect(reader.getByText('The Kronos team')).toBeVisible();

  await page.getByRole('link', { name: 'Forgotten password' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Forgotten password' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Subject').fill('Your way back, {{name}}');
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.fill('Hello,\n\nhere you are.');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByText('The text must contain {{link}}')).toBeVisible();
  await text.press('Control+End');
  await text.pressSequentially(' ');
  await page.getByRole('button', { name: '{{link}}' }).press('Enter');
  await expect(text).toHaveValue('Hello,\n\nhere you are. {{link}}');
  await page.getByRole('button', { name: 'Preview' }).press('Enter');
  const preview = page.getByRole('dialog', { name: 'Your way back, Robin' });
  await expect(preview.getByRole('link')).toBeVisible();
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Close' }).press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByText('The template has been saved')).toBeVisible();

  await reader.goto('/app/password/create');
  await reader.getByLabel('E-mail').fill(people.customer);
  await reader.getByLabel('E-mail').press('Enter');
  await expect(reader.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeFocused();
  await openMail(reader, product.inbox, people.customer);
  await expect(reader.getByText('Your way back, Casey Customer')).toBeVisible();
  await expect(reader.getByRole('link', { name: /password\/reset/ }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Use the original text' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Use the original text' }).press('Enter');
  await expect(page.getByLabel('Subject')).toHaveValue('Set a new password for {{brand}}');
  await reader.context().close();
});

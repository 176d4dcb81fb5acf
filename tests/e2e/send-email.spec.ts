import { expectAccessible } from './support/accessible.ts';
import { openMail } from './support/inbox.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test.use({ world: 'send-email' });

test('writes an e-mail, sends a test and then all customers, and lets one of them unsubscribe', async ({
  page,
  browser,
  baseURL,
  product,
}) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/user-interaction/send-email');
  await expect(page.getByRole('row', { name: /Welcome to Kronos/ })).toContainText('Sent');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'New e-mail' }).press('Enter');
  await page.getByLabel('Subject').fill('Hello {{name}}');
  await page.getByRole('textbox', { name: 'Content' }).fill('There is more room for backups.');
  await page.getByRole('checkbox', { name: 'Customers' }).press('Space');
  await expect(page.getByText(/\d+ people will receive it/)).toBeVisible();
  await page.getByRole('button', { name: 'Send a test to me' }).press('Enter');
  await expect(page.getByText(`The test e-mail is on its way to ${people.admin}`)).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello {{name}}' })).toBeVisible();
  // Axe would measure its colours while it is fading in.
  await expect(page.getByText('The draft has been saved')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send…' }).press('Enter');
  await page.getByRole('button', { name: 'Send now' }).press('Enter');
  await expect(page.getByText(/^Sent to \d+ recipients/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Recipients' }).press('Enter');
  await expect(page.getByRole('row', { name: /Casey Customer/ })).toContainText('Sent');
  await expectAccessible(page);

  const reader = await (await browser.newContext({ baseURL })).newPage();
  await openMail(reader, product.inbox, people.customer);
  await expect(reader.getByText('Hello Casey Customer')).toBeVisible();
  const link = await reader
    .getByRole('link', { name: /unsubscribe/ })
    .first()
    .getAttribute('href');
  await reader.goto(link ?? '');
  await expect(reader.getByText('c•••@kronos.test')).toBeVisible();
  await expectAccessible(reader);
  await reader.getByRole('button', { name: 'Unsubscribe' }).press('Enter');
  await expect(reader.getByRole('button', { name: 'Subscribe again' })).toBeFocused();
  await reader.context().close();

  await page.goto('/app/admin/user-interaction/send-email/create');
  await page.getByRole('checkbox', { name: 'Customers' }).press('Space');
  await expect(page.getByText('1 has unsubscribed from news.')).toBeVisible();
});

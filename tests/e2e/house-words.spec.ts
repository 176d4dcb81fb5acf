import { patience } from '../../scripts/patience.mjs';
import { expectAccessible } from './support/accessible.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

const section = '/app/admin/user-interaction';

test('shows a new alert on its pages at once, hides it when it is dismissed, and edits and deletes it', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, people.admin);
  await page.getByRole('navigation').getByRole('link', { name: 'User interaction' }).click();
  await expect(page).toHaveURL(/\/user-interaction\/alerts$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Alerts' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Announcements' })).toBeVisible();

  const visitor = await browser.newContext({ baseURL });
  const customer = await visitor.newPage();
  await signIn(customer, people.customer);

  await page.getByRole('link', { name: 'Create alert' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'New alert' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Text' }).fill('The streams pause at ten');
  await page.getByText('Warning', { exact: true }).click();
  for (const role of ['Resellers', 'Moderators', 'Admins']) await page.getByText(role, { exact: true }).click();
  await page.getByRole('combobox', { name: 'Pages' }).fill('/dashboard');
  await page.getByRole('option', { name: 'Dashboard · /dashboard' }).click();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create alert' }).click();
  await expect(page).toHaveURL(/\/user-interaction\/alerts$/);
  const row = page.getByRole('row', { name: /The streams pause at ten/ });
  await expect(row).toContainText('On now');
  await expect(row).toContainText('Customers');

  // The customer's page has been open since before.
  const bar = customer.getByRole('region', { name: 'Alert 1' });
  await expect(bar).toContainText('The streams pause at ten');
  await customer.goto('/app/notifications/all');
  await expect(customer.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  // The alerts are loaded after the page.
  await customer.waitForLoadState('networkidle');
  await expect(bar).toHaveCount(0);
  await customer.goto('/app/dashboard');
  await bar.getByRole('button').click();
  await expect(bar).toHaveCount(0);
  await expect(customer.getByRole('heading', { level: 1 })).toBeFocused();
  await customer.reload();
  await expect(customer.getByRole('article').first()).toBeVisible();
  await customer.waitForLoadState('networkidle');
  await expect(bar).toHaveCount(0);
  await visitor.close();

  await row.getByRole('link').click();
  const text = page.getByRole('textbox', { name: 'Text' });
  await expect(text).toHaveValue('The streams pause at ten');
  await text.fill('The streams pause at eleven');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The alert has been saved')).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue('The streams pause at eleven');
  await page.getByRole('button', { name: 'Delete alert' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete alert' }).click();
  await expect(page).toHaveURL(/\/user-interaction\/alerts$/);
  await expect(page.getByRole('row', { name: /The streams pause/ })).toHaveCount(0);
});

test('shows an announcement to its audience only, and counts who has read it', async ({ page, browser, baseURL }) => {
  await signIn(page, people.admin);
  await page.goto(`${section}/announcements`);
  await page.getByRole('link', { name: 'Create announcement' }).first().click();
  await page.getByRole('textbox', { name: 'Header' }).fill('A new library');
  const content = page.getByRole('textbox', { name: 'Content' });
  await content.click();
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.type('Documentaries');
  await page.getByRole('button', { name: /Size of the dialog/ }).click();
  await page.getByRole('option', { name: 'Large' }).click();
  const reach = page.getByText(/^Reaches \d+ users now\.$/);
  const all = await reach.textContent();
  for (const role of ['Customers', 'Resellers']) await page.getByText(role, { exact: true }).click();
  await expect(page.getByText('Reaches 1 user now.')).toBeVisible();
  expect(all).not.toBe('Reaches 1 user now.');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'A new library' });
  await expect(preview.locator('strong')).toHaveText('Documentaries');
  await preview.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Create announcement' }).click();
  const row = page.getByRole('row', { name: /A new library/ });
  await expect(row).toContainText('Moderators');

  const visitor = await browser.newContext({ baseURL });
  const moderator = await visitor.newPage();
  await signIn(moderator, people.moderator);
  const dialog = moderator.getByRole('dialog', { name: 'A new library' });
  await expect(dialog.locator('strong')).toHaveText('Documentaries');
  await dialog.getByText("Don't show this again").click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await visitor.close();

  const other = await browser.newContext({ baseURL });
  const customer = await other.newPage();
  await signIn(customer, people.customer);
  await expect(customer.getByRole('article').first()).toBeVisible();
  await customer.waitForLoadState('networkidle');
  await expect(customer.getByRole('dialog')).toHaveCount(0);
  await other.close();

  await expect
    .poll(async () => {
      await page.reload();
      await row.waitFor();
      return (await row.innerText()).split(/\s*[\t\n]\s*/);
    })
    .toContain('1');
  await row.getByRole('link').click();
  await page.getByRole('button', { name: 'Delete announcement' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete announcement' }).click();
  await expect(page).toHaveURL(/\/user-interaction\/announcements$/);
});

test('shows a popup after a restart, requires its confirmation once, and deletes it from the list', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, people.admin);
  await page.goto(`${section}/popups`);
  await page.getByRole('link', { name: 'Create popup' }).first().click();
  await page.getByRole('textbox', { name: 'Title' }).fill('After the restart');
  await page.getByRole('textbox', { name: 'Content' }).click();
  await page.keyboard.type('Open Plex again.');
  await page.getByText('Users must confirm that they have read it').click();
  await page.getByRole('button', { name: /Shown/ }).click();
  await page.getByRole('option', { name: 'After a server restart' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByText('I have read and understood the message').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Got it!' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  // The customer's page is open before the popup exists.
  const visitor = await browser.newContext({ baseURL });
  const customer = await visitor.newPage();
  await signIn(customer, people.otherCustomer);
  const card = customer.getByRole('article', { name: 'Studio' });
  await expect(card).toContainText('Running');
  await page.getByRole('button', { name: 'Create popup' }).click();
  const row = page.getByRole('row', { name: /After the restart/ });
  await expect(row).toContainText('On now');
  await card.getByRole('button', { name: /^More actions/ }).click();
  await customer.getByRole('menuitem', { name: 'Restart' }).click();
  const dialog = customer.getByRole('alertdialog', { name: 'After the restart' });
  await expect(dialog).toContainText('Open Plex again.', { timeout: 30_000 * patience });
  await customer.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Got it!' }).click();
  await expect(dialog).toContainText('Please confirm you have read the message!');
  await dialog.getByText('I have read and understood the message').click();
  await dialog.getByRole('button', { name: 'Got it!' }).click();
  await expect(dialog).toHaveCount(0);
  await customer.reload();
  await expect(card).toBeVisible();
  await customer.waitForLoadState('networkidle');
  await expect(dialog).toHaveCount(0);
  await visitor.close();

  await page.reload();
  await expect.poll(async () => (await row.innerText()).split(/\s*[\t\n]\s*/)).toContain('1');
  const choose = () => row.getByRole('checkbox').press('Space');
  const actions = page.getByRole('group', { name: 'Actions for the selection' });
  await choose();
  await actions.getByRole('button', { name: 'Switch off' }).click();
  await expect(row).toContainText('Off');
  await choose();
  await actions.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete 1 entry?' });
  await expect(question).toContainText('After the restart');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
});

test('shows dynamic content in its place, and updates it on open pages', async ({ page, browser, baseURL }) => {
  const visitor = await browser.newContext({ baseURL });
  const customer = await visitor.newPage();
  await signIn(customer, people.customer);
  await expect(customer.getByRole('article').first()).toBeVisible();

  await signIn(page, people.admin);
  await page.goto(`${section}/dynamic-content`);
  await page.getByRole('link', { name: 'Create content' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Opening hours');
  await page.getByRole('textbox', { name: 'Content' }).click();
  await page.keyboard.type('We answer from nine to five.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create content' }).click();
  await expect(customer.getByRole('main')).toContainText('We answer from nine to five.');

  await page
    .getByRole('row', { name: /Opening hours/ })
    .getByRole('link')
    .click();
  await page.getByText('Footer of every page', { exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(customer.getByRole('contentinfo')).toContainText('We answer from nine to five.');
  await expect(customer.getByRole('main')).not.toContainText('We answer from nine to five.');
  await customer.goto('/app/settings/user');
  await expect(customer.getByRole('contentinfo')).toContainText('We answer from nine to five.');

  await page.getByRole('button', { name: 'Delete content' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete content' }).click();
  await expect(customer.getByRole('contentinfo')).not.toContainText('We answer');
  await visitor.close();
});

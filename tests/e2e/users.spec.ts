import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessible.ts';
import { choose } from './support/choose.ts';
import { openMail } from './support/inbox.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test.use({ world: 'users' });

test('searches, filters, sorts and exports the list, and keeps its state in the address', async ({ page }) => {
  await signIn(page, people.admin);
  await page.getByRole('navigation').getByRole('link', { name: 'Users' }).click();
  await expect(page).toHaveURL(/\/app\/admin\/users$/);
  const names = page.getByRole('rowheader');
  await expect(names).toHaveCount(5);

  await page.getByRole('searchbox', { name: 'Search users' }).fill('CUSTOMER');
  await expect(page).toHaveURL(/\?q=CUSTOMER$/);
  await expect(names).toHaveText(['Robin Customer', 'Casey Customer']);
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect(names).toHaveText(['Casey Customer', 'Robin Customer']);

  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name: 'Flags' }).click();
  await choose(page, 'Past due');
  await expect(page).toHaveURL(/mark=past-due/);
  await page.keyboard.press('Escape');
  await expect(names).toHaveText(['Robin Customer']);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[1]).toMatch(/^Robin Customer,customer2@kronos\.test,Customer,Past due,1,/);
  expect(lines).toHaveLength(3);

  // A shared link shows the same list, and Back undoes each step.
  const address = page.url();
  await page.goto('/app/admin/dashboard');
  await page.goto(address);
  await expect(names).toHaveText(['Robin Customer']);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(names).toHaveCount(2);
  await page.goBack();
  await expect(names).toHaveText(['Robin Customer']);

  await page.getByRole('searchbox', { name: 'Search users' }).fill('nobody at all');
  await expect(page.getByRole('heading', { name: 'Nothing matches your search and filters' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(names).toHaveCount(5);
});

test('changes an account with the keyboard alone, and asks before a link discards unsaved changes', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/users?q=casey');
  await page.getByRole('link', { name: 'Casey Customer' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Casey Customer' })).toBeVisible();
  await expect(page).toHaveTitle(/^Casey Customer/);

  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Casey Changed');
  await page.getByRole('tab', { name: 'Audit' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /stay|keep/i })
    .click();
  await expect(name).toHaveValue('Casey Changed');

  await page.getByRole('textbox', { name: 'E-mail address' }).fill(people.otherCustomer);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Another account has this address')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail address' })).toBeFocused();
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(people.customer);
  await expect(page.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(people.customer);

  // Another admin has the list open, which is updated.
  const other = await browser.newContext({ baseURL });
  const watching = await other.newPage();
  await signIn(watching, people.admin);
  await watching.goto('/app/admin/users');
  await expect(watching.getByRole('link', { name: 'Casey Customer' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Trial' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The user has been updated')).toBeVisible();
  await expect(page.getByText('Done!')).toBeVisible();
  const row = watching.getByRole('row', { name: /Casey Changed/ });
  await expect(row.getByText('Trial')).toBeVisible();

  await row.getByRole('checkbox').focus();
  await watching.keyboard.press('Space');
  await watching.getByRole('button', { name: 'End trial' }).click();
  await expect(watching.getByText('1 user is no longer on trial')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Trial' })).not.toBeChecked();
  await other.close();

  await page.getByRole('tab', { name: 'Audit' }).click();
  await expect(page).toHaveURL(/\?tab=audit$/);
  await expect(page.getByRole('row', { name: /adminUsers\.update/ }).first()).toContainText('Ada Admin');
});

test('asks before the search or Back to another tab discards unsaved changes', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/users?q=robin');
  await page.getByRole('link', { name: 'Robin Customer' }).click();
  await page.getByRole('tab', { name: 'Audit' }).click();
  await expect(page).toHaveURL(/\?tab=audit$/);
  await page.getByRole('tab', { name: 'Profile' }).click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Robin Changed');
  const profile = page.url();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });

  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill('sandbox');
  await expect(page.getByRole('option', { name: /^Sandbox/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(profile);
  await expect(name).toHaveValue('Robin Changed');

  // A dialog over the page keeps the input.
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill('cinema');
  await page
    .getByRole('option', { name: /Cinema/ })
    .first()
    .click();
  // The search dialog is still closing, and is a dialog as well.
  await page
    .getByRole('dialog', { name: /Cinema/ })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(page).toHaveURL(profile);
  await expect(name).toHaveValue('Robin Changed');
  await page.goBack();
  await expect(page).toHaveURL(/restore-session/);
  await page.goBack();
  await expect(page).toHaveURL(profile);
  await expect(name).toHaveValue('Robin Changed');

  await page.evaluate(() => window.history.back());
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(profile);
  await expect(name).toHaveValue('Robin Changed');
  await page.evaluate(() => window.history.back());
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\?tab=audit$/);
});

test('signs a user out everywhere', async ({ page, browser, baseURL }) => {
  const theirs = await browser.newContext({ baseURL });
  const reseller = await theirs.newPage();
  await signIn(reseller, people.reseller);
  await signIn(page, people.admin);
  await page.goto('/app/admin/users?q=remy');
  await page.getByRole('link', { name: 'Remy Reseller' }).click();
  await page.getByRole('tab', { name: 'Sessions' }).click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('1 session has been ended')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Not signed in anywhere' })).toBeVisible();
  await reseller.goto('/app/dashboard');
  await expect(reseller).toHaveURL(/\/app\/login/);
  await theirs.close();
});

test('deletes an account with its servers after its name is typed', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/users?q=robin');
  await page.getByRole('link', { name: 'Robin Customer' }).click();
  const address = page.url();
  await page.getByRole('button', { name: 'Delete user' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete “Robin Customer”?' });
  await expect(dialog.getByText('1 server with its container')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete user' })).toBeDisabled();
  await dialog.getByRole('textbox').fill('Robin Customer');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Poof!')).toBeVisible();
  await expect(page.getByText('The user has been deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/admin\/users$/);
  await expect(page.getByRole('rowheader')).toHaveCount(4);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'This user does not exist' })).toBeVisible();
  await page.goto('/app/admin/users/none');
  await expect(page.getByRole('heading', { level: 1, name: 'This user does not exist' })).toBeVisible();
});

test('has no accessibility violations in the tabs of an account', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/users/1');
  for (const tab of ['Servers', 'Invitations', 'Sessions', 'Audit']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tab', { name: tab, selected: true })).toBeVisible();
    await expect(page.locator('main [aria-busy=true], main [role=progressbar]')).toHaveCount(0);
    await expectAccessible(page, { within: 'main' });
  }
});

test('creates an invitation for a user, which anyone with the link can open, and withdraws it', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/users?q=reseller');
  await page.getByRole('link', { name: /Reseller/ }).click();
  await page.getByRole('tab', { name: 'Invitations' }).click();
  await expect(page).toHaveURL(/\?tab=invitations$/);
  await page.getByRole('button', { name: 'New invitation' }).click();
  await page.getByLabel('For this address only').fill('nobody');
  await page.getByRole('button', { name: 'Create key' }).click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await page.getByLabel('For this address only').fill('');
  await page.getByLabel('Note').fill('Come in.');
  await page.getByRole('button', { name: 'Create key' }).click();
  const dialog = page.getByRole('dialog', { name: 'The key is ready' });
  const link = await dialog.getByText(/\/app\/accept-invite\//).textContent();
  await dialog.getByRole('button', { name: 'I have saved it' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Anyone' })).toContainText('Open');

  const guest = await browser.newPage({ baseURL: baseURL ?? '' });
  await guest.goto(link ?? '');
  await expect(guest.getByText('Come in.')).toBeVisible();
  await guest.close();

  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Anyone' })).toContainText('Withdrawn');
});

test('shows a customer the invitations that they can give to others', async ({ page }) => {
  await signIn(page, people.customer);
  await page.getByRole('navigation').getByRole('link', { name: 'Community Center' }).press('Enter');
  await expect(page).toHaveURL(/\/app\/community-center\/invites$/);
  await expect(page.getByRole('row').filter({ hasText: 'Expired' })).toHaveCount(1);
  await expectAccessible(page);
});

test('adds a user, who sets a password through the mailed link', async ({ page, product }) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/users');
  await page.getByRole('link', { name: 'Add user' }).click();
  await expect(page).toHaveURL(/\/app\/admin\/users\/create$/);
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Nia New');
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(people.customer);
  await page.getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByText('Another account has this address')).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('nia@kronos.test');
  await page.getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByText('The user has been added')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/admin\/users$/);
  await expect(page.getByRole('link', { name: 'Nia New' })).toBeVisible();

  await openMail(page, product.inbox, 'nia@kronos.test');
  const link = page.getByRole('link', { name: /\/app\/password\/reset/ });
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { openMail } from './support/inbox.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test.use({ world: 'changed' });

const robin = 'robin@kronos.test';
const secret = 'seven quiet herons of slate';

const card = (page: Page, name: string) => page.getByRole('article', { name });

test('lets a sub-user do what the owner allows, and applies a change at once', async ({ page, product, browser }) => {
  await signIn(page, people.customer);
  await page.goto('/app/settings/user-management');
  await page.getByRole('button', { name: 'Invite user' }).click();
  const dialog = page.getByRole('dialog');
  const right = (server: string, name: string) =>
    dialog.getByRole('group', { name: server }).getByRole('checkbox', { name });
  await dialog.getByLabel('E-mail address').fill(robin);
  await right('Living Room', 'Start and stop it').press('Space');
  await right('Family Cinema', 'See it').press('Space');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`${robin} may see and start and stop Living Room.`)).toBeVisible();
  await expect(page.getByText(`${robin} may see Family Cinema.`)).toBeVisible();

  const theirs = await browser.newPage({ baseURL: product.origin });
  await openMail(theirs, product.inbox, robin);
  await theirs.goto((await theirs.getByRole('link', { name: /\/app\/join\// }).getAttribute('href')) ?? '');
  await theirs.getByLabel('Your name').fill('Robin');
  await theirs.getByLabel('Password', { exact: true }).fill(secret);
  await theirs.getByRole('button', { name: 'Create account' }).click();
  await expect(theirs.getByText(robin)).toBeVisible();
  await signIn(theirs, robin, secret);

  await expect(theirs.getByRole('article')).toHaveCount(2);
  const start = card(theirs, 'Family Cinema').getByRole('button', { name: 'Start' });
  await expect(start).toHaveAttribute('aria-disabled', 'true');
  await expect(start).toHaveAccessibleDescription('Available once the owner lets you start and stop it');
  await start.focus();
  await expect(start).toBeFocused();
  await theirs.keyboard.press('Enter');
  await card(theirs, 'Living Room')
    .getByRole('button', { name: /^More actions/ })
    .click();
  await theirs.getByRole('menuitem', { name: 'Stop', exact: true }).click();
  await expect(card(theirs, 'Living Room')).toContainText('Stopped');
  await expect(card(theirs, 'Family Cinema')).toContainText('Stopped');

  await page.reload();
  await page.getByRole('button', { name: 'Change rights of Robin' }).click();
  await right('Family Cinema', 'Start and stop it').press('Space');
  await dialog.getByRole('button', { name: 'Save rights' }).click();
  await expect(page.getByText('Robin may see and start and stop Family Cinema and Living Room.')).toBeVisible();
  await expect(start).not.toHaveAttribute('aria-disabled');
  await start.click();
  await expect(card(theirs, 'Family Cinema')).toContainText('Running');

  await page.getByRole('button', { name: 'Change rights of Robin' }).click();
  await right('Living Room', 'See it').press('Space');
  await dialog.getByRole('button', { name: 'Save rights' }).click();
  await expect(card(theirs, 'Living Room')).toBeHidden();
  await theirs.close();
});

import { expectAccessible } from './support/accessible.ts';
import { addressOf, deployServer, openServer, tab } from './support/inside.ts';
import { plexTv } from './support/media-people.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test.use({ world: 'sync' });

const customer = { login: people.customer, password: 'customer' };
const films = '/library/sections?name=Films&type=movie&location=/config';
interface Titles {
  MediaContainer: { Metadata?: { ratingKey: string; title: string }[] };
}

test('makes a second Plex server equal to the first', async ({ page, browser, baseURL, product }) => {
  const admin = await (await browser.newContext({ baseURL })).newPage();
  await signIn(admin, people.admin);
  await deployServer(admin, 'plex', people.customer, 'Attic');
  await admin.context().close();

  await signIn(page, people.customer);
  await openServer(page, 'Living Room');
  const first = await addressOf(page);
  await page.goBack();
  await page.goBack();
  await openServer(page, 'Attic');
  await expect(page.getByText('Running', { exact: true }).first()).toBeVisible();
  const second = await addressOf(page);
  await tab(page, 'Claim').click();
  await page.getByLabel('E-mail or user name').fill(customer.login);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Claim server' }).click();
  await expect(page.getByText('The server is claimed')).toBeVisible();

  const plex = await plexTv(page.request, product.sandbox, customer);
  await plex('POST', films, undefined, second);
  const titleOf = async (server: string, name: string) => {
    const { MediaContainer } = await plex<Titles>('GET', '/library/sections/1/all', undefined, server);
    return MediaContainer.Metadata?.find(({ title }) => title === name)?.ratingKey;
  };
  // Titles come with a scan.
  for (const server of [first, second]) await expect.poll(() => titleOf(server, 'Paper Harbour')).toBeDefined();
  const key = await titleOf(first, 'Paper Harbour');
  await plex('GET', `/:/scrobble?identifier=com.plexapp.plugins.library&key=${key}`, undefined, first);

  await page.goto('/app/plex-tools/sync');
  await expect(page.getByRole('heading', { level: 1, name: 'Sync Plex servers' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Source/ }).press('Enter');
  await page.getByRole('option', { name: 'Living Room' }).press('Enter');
  await page.getByRole('checkbox', { name: 'Attic' }).press('Space');
  await page.getByRole('button', { name: 'Compare' }).press('Enter');
  const plan = page.getByRole('group', { name: 'Comparison' });
  await expect(plan.getByRole('row', { name: /friend/ })).toContainText('Films');
  await expect(plan.getByRole('row', { name: /^Films/ })).toContainText('1');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make 2 changes' }).press('Enter');
  await expect(plan.getByRole('row', { name: /friend/ })).toContainText('Done');
  await expect(plan.getByText('1 title changed')).toBeVisible();
  const again = page.getByRole('button', { name: 'Compare again' });
  await expect(again).toBeFocused();
  await expectAccessible(page);
  await again.press('Enter');
  await expect(plan.getByText('Nothing to change')).toBeVisible();
  await expect(again).toBeFocused();
});

import type { Page } from '@playwright/test';
import { hold } from './support/hold.ts';
import { openMail } from './support/inbox.ts';
import { people, signIn } from './support/people.ts';
import { expect, type Product, test } from './support/product.ts';
import { askAs } from './support/visits.ts';

// What the server rejects in these forms, field by field, is tested in apps/server/test/public-forms.test.ts.
test.use({ world: 'public-forms' });

interface PublicForm {
  name: string;
  /** Opens the page with the form. */
  open: (page: Page, product: Product) => Promise<unknown>;
  /** The endpoint that the form calls; the account of an invitation stays in the browser until the last step. */
  endpoint?: string;
  /** Valid input for repeated submissions. */
  good?: Record<string, string>;
}

const at = (path: string) => (page: Page) => page.goto(path);
const stranger = { email: 'nobody@example.test', password: 'wrong' };
const newPassword = { password: 'three small teapots of tin' };

const forms: readonly PublicForm[] = [
  { name: 'sign-in', open: at('/app/login'), endpoint: '/api/login', good: stranger },
  { name: 'admin sign-in', open: at('/app/admin/login'), endpoint: '/api/login', good: stranger },
  {
    name: 'second factor',
    async open(page) {
      const challenge = { challenge: 'made-up', methods: ['authenticator', 'recovery'], seconds: 300 };
      await page.route('**/api/login', (route) => route.fulfill({ json: { second_factor: challenge } }));
      await page.goto('/app/login');
      for (const [field, text] of Object.entries(stranger)) await page.locator(`[name=${field}]`).fill(text);
      await submitOf(page).click();
      await expect(page.getByLabel('Code from your authenticator app')).toBeFocused();
    },
    endpoint: '/api/login/second-factor',
    good: { code: '000000' },
  },
  {
    name: 'forgotten password',
    open: at('/app/password/create'),
    endpoint: '/api/password/create',
    good: { email: 'nobody@example.test' },
  },
  {
    name: 'new password',
    async open(page, { inbox }) {
      await page.goto('/app/password/create');
      await page.getByLabel('E-mail').fill(people.moderator);
      await submitOf(page).click();
      await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
      await openMail(page, inbox, people.moderator);
      await page.goto((await page.getByRole('link', { name: /password\/reset/ }).getAttribute('href')) ?? '');
    },
    endpoint: '/api/password/reset',
    good: newPassword,
  },
  {
    name: 'invitation key',
    open: at('/app/accept-invite'),
    endpoint: '/api/accept-invite/verify',
    good: { key: 'KRONO-XXXXX-XXXXX-XXXXX' },
  },
  { name: 'account of an invitation', open: at('/app/accept-invite/KRONO-SDEMO-WELCO-ME026/create-account') },
  { name: 'trial', open: at('/app/request-trial'), endpoint: '/api/request-trial' },
];

/** Input for every field at once; none of it is an accepted address, key, code or password. */
const bad: Readonly<Record<string, string>> = {
  hostile: `<img src=x onerror="window.wasRun=1">'; drop table users; --`,
  'turned round': '\u202emoc.elpmaxe@ydobon',
  Unicode: 'ｎｏｂｏｄｙ　🗝️ é́́ \u{1f9d1}‍\u{1f680}',
  'over-long': 'x'.repeat(5000),
};

/** The text fields of the page's form. */
const typedInto = (page: Page) =>
  page
    .locator('main form :is(input[type=text], input[type=email], input[type=password], input:not([type]), textarea)')
    .filter({ visible: true });
/** The sign that a form was refused: a message above it, or an invalid field. */
const refusalOn = (page: Page) =>
  page.locator('main :is([role=alert], [aria-invalid=true])').filter({ visible: true }).first();
const submitOf = (page: Page) => page.locator('main form button[type=submit]');

for (const { name, open, endpoint, good } of forms) {
  test(`handles empty, hostile, over-long and repeated submissions of ${name}`, async ({ page, product }) => {
    const sent: string[] = [];
    const answered: number[] = [];
    await open(page, product);
    page.on('request', (request) => {
      if (endpoint && request.method() === 'POST' && request.url().endsWith(endpoint)) sent.push(request.url());
    });
    page.on('response', (response) => {
      if (response.url().includes('/api/')) answered.push(response.status());
    });
    const address = page.url();
    const fields = typedInto(page);

    await submitOf(page).click();
    await expect(fields.first()).toBeFocused();
    await expect(fields.first()).toHaveAttribute('aria-invalid', 'true');
    await expect(fields.first()).toHaveAccessibleDescription(/\S/);
    expect(sent).toEqual([]);

    // Any sufficiently long text is a valid new password.
    const kinds = name === 'new password' ? ['over-long'] : Object.keys(bad);
    for (const kind of kinds) {
      for (const field of await fields.all()) await field.fill(bad[kind] ?? '');
      await submitOf(page).click();
      await expect(refusalOn(page), kind).toBeVisible();
      expect(page.url(), kind).toBe(address);
    }
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
    expect(answered.filter((status) => status >= 500)).toEqual([]);

    if (!good || !endpoint) return;
    // A double click, followed by Enter, before the response arrives.
    const answer = await hold(page, `**${endpoint}`);
    for (const [field, text] of Object.entries(good)) await page.locator(`main form [name=${field}]`).fill(text);
    sent.length = 0;
    const response = page.waitForResponse(`**${endpoint}`);
    await submitOf(page).dblclick();
    await fields.first().press('Enter');
    answer();
    await response;
    await expect(refusalOn(page).or(page.locator('main h1:focus')).first()).toBeVisible();
    expect(sent).toHaveLength(1);
  });
}

test('requires a choice in the last step of an invitation, and sends it once', async ({ page }) => {
  await page.goto('/app/accept-invite/KRONO-SDEMO-WELCO-ME026/create-account');
  // The caret stays in place while typing.
  const name = page.locator('main form [name=name]');
  await name.pressSequentially('Nra');
  await name.press('Home');
  await name.press('ArrowRight');
  await name.pressSequentially('oo');
  await expect(name).toHaveValue('Noora');
  const person = { name: 'Nora Newcomer', email: 'nora@example.test', ...newPassword };
  for (const [field, text] of Object.entries(person)) await page.locator(`main form [name=${field}]`).fill(text);
  await submitOf(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose your products' })).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/accept-invite')) sent.push(request.url());
  });
  await submitOf(page).click();
  await expect(page.getByRole('checkbox').first()).toBeFocused();
  expect(sent).toEqual([]);
  await page.getByText('Plex Starter').click();
  await submitOf(page).dblclick();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  expect(sent).toHaveLength(1);
});

test('leaves no other account or request behind', async ({ page }) => {
  await signIn(page, people.admin);
  const ask = askAs(page);
  const [users, trials] = await Promise.all(
    ['users', 'requested-trials'].map((list) => ask<{ data: { email: string }[] }>(`/api/admin/${list}?per_page=100`)),
  );
  const addresses = [...(users?.data ?? []), ...(trials?.data ?? [])].map(({ email }) => email);
  expect(addresses).toContain('nora@example.test');
  expect(addresses.filter((email) => !/^[a-z0-9]+@(kronos|example)\.test$/.test(email))).toEqual([]);
});

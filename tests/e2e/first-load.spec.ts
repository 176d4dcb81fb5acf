import type { Page } from '@playwright/test';
import { routeOf } from '../../apps/panel/src/routes/table.ts';
import { expectWithin } from './support/budget.ts';
import { readBuild } from './support/build.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';
import { askAs, goTo, visitsOf } from './support/visits.ts';

test.use({ serviceWorkers: 'allow' });

const limit = 160_000;

const isRealtime = (module: string) => module.includes('packages/realtime/');
/** Only admins write formatted texts. */
const isAdmins = (module: string) =>
  /src\/(?:screens\/admin\/|parts\/(?:brand|deploy|metrics)\/|routes\/areas\/admin|components\/RichTextEditor\/|scope\/admin-scope\.ts|resource\/FoundField|shell\/(?:AdminSearch|RecentProcesses|Restored))/.test(
    module,
  );

/** The panel's scripts that the page requests from now on. */
function scriptsOf(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const [, file] = /\/(assets\/[^?]+\.js)$/.exec(request.url()) ?? [];
    if (file) files.add(file);
  });
  return files;
}

test('loads no more than the budget of scripts up to a customer’s dashboard', async ({ page }) => {
  const build = await readBuild();
  const scripts = scriptsOf(page);
  await signIn(page, people.customer);
  await expect(page.getByRole('article', { name: 'Living Room' })).toBeVisible();
  await page.waitForLoadState('networkidle');

  // The socket's client is loaded after the page: chunks that only it needs are not counted.
  const realtime = build.only(isRealtime);
  expect([...realtime].filter((file) => scripts.has(file))).not.toEqual([]);
  const counted = [...scripts].filter((file) => !realtime.has(file));
  const sizes = await Promise.all(counted.map(async (file) => ({ file, bytes: await build.gzipped(file) })));
  const sum = sizes.reduce((total, { bytes }) => total + bytes, 0);
  const largest = sizes.toSorted((a, b) => b.bytes - a.bytes).slice(0, 12);
  const detail = largest.map(({ file, bytes }) => `${bytes} ${file}`).join('\n');
  expectWithin('Scripts to a customer’s dashboard', sum, limit, detail);
  // A smaller sum would mean that the counting is broken: React alone is larger.
  expect(sum).toBeGreaterThan(100_000);
});

test('paints the sign-in page before any script but its own is requested', async ({ page }) => {
  const build = await readBuild();
  await page.goto('/app/login');
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeVisible();
  const [before, after] = await page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const asked = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const isBefore = ({ startTime }: PerformanceEntry) => startTime < painted;
    const fileOf = ({ name }: PerformanceEntry) => new URL(name).pathname.slice(1);
    return [asked.filter(isBefore).map(fileOf), asked.filter((script) => !isBefore(script)).map(fileOf)];
  });
  expect(before.map((file) => file.replace(/-[\w-]{8}\.js$/, '')).sort()).toEqual([
    'assets/rolldown-runtime',
    'assets/start',
  ]);
  const sizes = await Promise.all(before.map(build.gzipped));
  const sum = sizes.reduce((total, bytes) => total + bytes, 0);
  expectWithin('Scripts of the sign-in page', sum, 103_000);
  expect(after).not.toEqual([]);
});

test('loads nothing of the admin area on a customer’s pages', async ({ page, browser, product }) => {
  const build = await readBuild();
  const admins = build.only(isAdmins);
  const scripts = scriptsOf(page);
  await signIn(page, people.customer);
  for (const id of visitsOf('customer').filter((each) => routeOf(each).guard !== 'leaving')) {
    await goTo(page, id, askAs(page));
  }
  expect([...scripts].filter((file) => admins.has(file))).toEqual([]);
  // They contain no path of an admin endpoint either.
  const sources = await Promise.all([...scripts].map(build.source));
  expect(sources.flatMap((source) => source.match(/[A-Z]+ \/api\/admin\/[\w/-]*/g) ?? [])).toEqual([]);

  // The same check for an admin finds both.
  const desk = await browser.newPage({ baseURL: product.origin });
  const theirs = scriptsOf(desk);
  await signIn(desk, people.admin);
  await desk.goto('/app/admin/users');
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  await desk.waitForLoadState('networkidle');
  expect([...theirs].filter((file) => admins.has(file)).length).toBeGreaterThan(2);
  expect((await Promise.all([...theirs].map(build.source))).join('\n')).toContain('/api/admin/users');
  await desk.close();
});

test('keeps the paths of admin endpoints out of all other chunks', async () => {
  const build = await readBuild();
  const callsIn = async (files: Iterable<string>) => {
    const sources = await Promise.all(Array.from(files, build.source));
    return sources.flatMap((source) => source.match(/[A-Z]+ \/api\/admin\/[\w/-]*/g) ?? []);
  };
  // The endpoints of impersonation are one group: the one that starts it is loaded with those that redeem and end it.
  expect(await callsIn(build.without(isAdmins))).toEqual(['POST /api/admin/users/user/']);
  expect(await callsIn(build.only(isAdmins))).toContain('GET /api/admin/users');
});

test('loads no English texts in a browser set to German', async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.origin, locale: 'de-DE' });
  const page = await context.newPage();
  const english = (await readBuild()).only((module) => module.includes('kronos-messages/en'));
  const scripts = scriptsOf(page);
  await page.goto('/app/request-trial');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(english.size).toBeGreaterThan(10);
  expect([...scripts].filter((file) => english.has(file))).toEqual([]);
  await context.close();
});

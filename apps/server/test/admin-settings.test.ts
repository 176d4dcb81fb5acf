import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, settings as settingsTable, users } from '../src/db/schema.ts';
import { refusalOf, type TestClient } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';
import { joinChannel } from './support/listen.ts';
import { until } from './support/until.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const drawing = (inside: string, more = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" ${more}>${inside}</svg>`).toString('base64');

let server: Awaited<ReturnType<typeof createTestServer>>;
let admin: TestClient;
beforeAll(async () => {
  server = await createTestServer({ keep: true });
  admin = await server.as('admin');
});
afterAll(() => server.stop());

const settings = async () => await server.client().ask('system.settings');
const save = (body: object) => admin.post('/api/admin/settings/system', { app_name: 'Kronos', ...body });
async function listen() {
  const { realtime, tenant } = await settings();
  return joinChannel(server, realtime, await server.as('customer'), `private-system.${tenant}`);
}

describe('the system settings', () => {
  it('change only the given fields, notify every browser, and are audited', async () => {
    const socket = await listen();
    const before = await settings();
    expect((await save({ app_name: 'Cinema', wiki_url: 'https://wiki.example.test/' })).status).toBe(200);
    const after = await settings();
    expect(after).toEqual({
      ...before,
      app_name: 'Cinema',
      wiki_url: 'https://wiki.example.test/',
      logo: { image: false, data: 'Cinema' },
      icon: { image: false, data: 'C' },
    });
    await until('the event', () => socket.events('fetch-system-settings').length === 1);
    expect(socket.events('rebuild-menu')).toEqual([]);
    const rows = await server.db.current.select().from(auditLog).where(eq(auditLog.action, 'adminSettings.saveSystem'));
    expect(rows).toMatchObject([
      { targetName: 'system', before: { app_name: 'Kronos', wiki_url: '' }, after: { app_name: 'Cinema' } },
    ]);
  });

  it('rebuild the menus when a change affects them, and send no event when nothing changed', async () => {
    const socket = await listen();
    await save({ app_name: (await settings()).app_name, maintenance_message: '' });
    await admin.post('/api/admin/settings/features/request_lounge', { enabled: false });
    await until('the event', () => socket.events('rebuild-menu').length === 1);
    expect(socket.events('fetch-system-settings')).toHaveLength(1);
    expect((await settings()).request_lounge).toBe(false);
    const { data } = await admin.ask('adminSettings.features');
    expect(data).toContainEqual({ name: 'request_lounge', enabled: false });
    expect((await admin.post('/api/admin/settings/features/past_due', { enabled: true })).status).toBe(404);
  });

  it.each<[Record<string, unknown>, string, string]>([
    [{ wiki_url: 'javascript:alert(1)' }, 'wiki_url', 'Invalid URL'],
    [{ ombi_url: '//evil.example' }, 'ombi_url', 'Invalid URL'],
    [{ app_name: '  ' }, 'app_name', 'Enter a name'],
    [{ app_name: 'x'.repeat(61) }, 'app_name', 'At most 60 characters'],
    [{ brand_color: 'teal' }, 'brand_color', 'Enter a colour such as #00b5ad'],
    [{ logo: Buffer.from('GIF89a').toString('base64') }, 'logo', 'Choose a PNG, JPEG, WebP or SVG image.'],
    [{ logo: 'no base64' }, 'logo', 'This is not an image'],
    [{ icon: 'A'.repeat(349_532) }, 'icon', 'At most 256 kB'],
  ])('refuse invalid values (%#) and keep everything', async (body, field, text) => {
    const before = await settings();
    const answer = await save({ maintenance_message: 'Tonight', ...body });
    expect([answer.status, refusalOf(answer).errors]).toEqual([422, { [field]: [text] }]);
    expect(await settings()).toEqual(before);
  });

  it('accept a body with two images of the full size and none that is larger', async () => {
    const full = Buffer.concat([png, Buffer.alloc(256 * 1024 - png.length)]).toString('base64');
    expect((await save({ logo: full, icon: full })).status).toBe(200);
    expect((await save({ logo: `${full}${full}`, icon: full })).status).toBe(413);
  });
});

describe('an image of the brand', () => {
  it('is served from the panel’s origin with restrictive headers, until it is removed', async () => {
    await save({ logo: png.toString('base64') });
    const { logo } = await settings();
    expect(logo).toEqual({ image: true, data: expect.stringMatching(/^\/api\/brand\/[\w-]{22}\.png$/) });
    const response = await fetch(server.url + logo.data);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(png);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    // Caches share the response, so it must not set a cookie.
    expect(response.headers.getSetCookie()).toEqual([]);
    const former = await fetch(server.url + logo.data.replace('/api', ''));
    expect([former.status, former.headers.get('content-type')]).toEqual([200, 'image/png']);
    await save({ logo: null });
    expect((await settings()).logo).toEqual({ image: false, data: 'Kronos' });
    expect((await fetch(server.url + logo.data)).status).toBe(404);
  });

  it('keeps the shapes of an SVG, and loses scripts and references to other sites', async () => {
    const logo = drawing(
      `<script>alert(1)</script><foreignObject><body xmlns="http://www.w3.org/1999/xhtml">x</body></foreignObject>
       <image href="https://evil.example/x.png"/><use href="#a"/><a href="javascript:alert(1)"><path d="M0 0h8v8z"/></a>
       <linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="red"/></linearGradient>
       <path d="M1 1h2" fill="url(#a)"/><path d="M2 2h2" style="fill:url(https://evil.example/)"/>
       <style>@import "https://evil.example/";</style><animate attributeName="href" to="javascript:alert(1)"/>`,
      'onload="alert(1)"',
    );
    expect((await save({ logo })).status).toBe(200);
    const served = await (await fetch(server.url + (await settings()).logo.data)).text();
    expect(served).toContain('viewBox="0 0 8 8"');
    expect(served).toContain('<linearGradient id="a" gradientUnits="userSpaceOnUse">');
    expect(served).toContain('fill="url(#a)"');
    expect(served).not.toMatch(/script|onload|evil|foreignObject|href|<style|<image|<animate|alert/i);
  });
});

it('reports past due only to the account that is past due', async () => {
  const { id } = await server.person('customer');
  await server.db.current.update(users).set({ pastDue: true }).where(eq(users.id, id));
  const pastDueOf = async (client: TestClient) => (await client.ask('system.settings')).past_due;
  expect(await pastDueOf(await server.as('customer'))).toBe(true);
  expect(await pastDueOf(await server.as('admin'))).toBe(false);
  expect(await pastDueOf(server.client())).toBe(false);
  expect(await pastDueOf(server.client().with('x'.repeat(43)))).toBe(false);
});

it('announces a newer version once across processes, and never an older one', async () => {
  const socket = await listen();
  const { systemSettings } = server.services;
  await Promise.all([systemSettings.announceVersion('1.10.0'), systemSettings.announceVersion('1.10.0')]);
  await systemSettings.announceVersion('1.9.9');
  await until('the news', () => socket.events('new-version').length > 0);
  expect(socket.events('new-version').map(({ data }) => data)).toEqual(['{"version":"1.10.0"}']);
  const known = and(eq(settingsTable.key, 'newest_version'), eq(settingsTable.value, '1.10.0'));
  expect(await server.db.current.$count(settingsTable, known)).toBe(1);
});

import { expect, it } from 'vitest';
import { get, jsonOf, type PlexIdentity, ready, runSandbox } from './running.ts';

it('responds like Plex: in XML, or in JSON on request, without authentication', async () => {
  const { serve } = await runSandbox();
  const port = await serve('movies', 'kronos/plex');

  const json = await ready(port, '/identity', 'application/json');
  expect(json.status).toBe(200);
  const { MediaContainer } = await jsonOf<PlexIdentity>(json);
  expect(MediaContainer).toEqual({
    size: 0,
    apiVersion: '1.1.1',
    claimed: false,
    machineIdentifier: expect.stringMatching(/^[0-9a-f]{40}$/),
    version: expect.stringMatching(/^1\.\d+\.\d+\.\d+-[0-9a-f]{9}$/),
  });

  const xml = await ready(port, '/identity');
  expect(xml.headers.get('content-type')).toBe('text/xml;charset=utf-8');
  expect(xml.headers.get('x-plex-protocol')).toBe('1.0');
  expect(await xml.text()).toContain(`claimed="0" machineIdentifier="${MediaContainer.machineIdentifier}"`);

  expect(await (await ready(port, '/', 'application/json')).json()).toMatchObject({
    MediaContainer: { friendlyName: 'movies', myPlex: false },
  });
});

it('responds like Jellyfin', async () => {
  const { serve } = await runSandbox();
  const port = await serve('shows', 'kronos/jellyfin', { SERVER_NAME: 'Shows & more' });
  const response = await ready(port, '/System/Info/Public');
  expect(response.headers.get('server')).toBe('Kestrel');
  expect(await response.json()).toEqual({
    LocalAddress: `http://127.0.0.1:${port}`,
    ServerName: 'Shows & more',
    Version: '10.10.3',
    ProductName: 'Jellyfin Server',
    OperatingSystem: '',
    Id: expect.stringMatching(/^[0-9a-f]{32}$/),
    StartupWizardCompleted: false,
  });
  expect((await ready(port, '/nowhere')).status).toBe(404);
});

it('responds like Emby, under its prefix', async () => {
  const { serve } = await runSandbox();
  const port = await serve('music', 'kronos/emby');
  const info = await (await ready(port, '/emby/System/Info/Public')).json();
  expect(info).toMatchObject({ ServerName: 'music', Version: '4.8.10.0', Id: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect((await ready(port, '/System/Info/Public')).status).toBe(404);
});

it.each([
  ['kronos/plex', '/identity', 'title="Maintenance"'],
  ['kronos/jellyfin', '/System/Info/Public', 'Jellyfin Server is still starting'],
  ['kronos/emby', '/emby/System/Info/Public', 'Emby Server is loading'],
])('responds like %s with 503 and its message until it is ready', async (image, path, words) => {
  // As long as a busy machine may need for the first request.
  const startDelayMs = 2_000;
  const { serve } = await runSandbox({ startDelayMs });
  const started = Date.now();
  const port = await serve('slow', image);
  const early = await get(port, path);
  expect(early?.status).toBe(503);
  expect(await early?.text()).toContain(words);
  expect((await ready(port, path)).status).toBe(200);
  expect(Date.now() - started).toBeGreaterThanOrEqual(startDelayMs);
});

it.each(['kronos/plex', 'kronos/jellyfin', 'kronos/emby'])('shows a page in a browser: %s', async (image) => {
  const { serve } = await runSandbox();
  const port = await serve('page', image, { SERVER_NAME: '<script>alert(1)</script>' });
  const home = await ready(port, '/', 'text/html');
  expect(home.status).toBe(302);
  const page = await ready(port, home.headers.get('location') ?? '', 'text/html');
  const text = await page.text();
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(text).toContain('This is a sandbox media server.');
  expect(text).toContain('&lt;script&gt;');
  expect(text).not.toContain('<script>');
});

it('escapes a name in Plex’s XML', async () => {
  const { serve } = await runSandbox();
  const port = await serve('odd', 'kronos/plex', { SERVER_NAME: 'a"<b>&' });
  expect(await (await ready(port, '/', 'text/xml')).text()).toContain('friendlyName="a&#34;&#60;b&#62;&#38;"');
});

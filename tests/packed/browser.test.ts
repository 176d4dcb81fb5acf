import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../../scripts/chromium.mjs';
import { root } from '../../scripts/setup.mjs';
import { app, node, tool } from './app-folder.ts';
import { differences, looks, wear } from './looks.ts';

let server: PreviewServer;
let browser: Browser;

const inApp = (file: string) => join(app, file);
const read = (file: string) => readFileSync(inApp(file), 'utf8');

beforeAll(async () => {
  await node(tool('vite/bin/vite.js'), 'build');
  // One of the pages is rendered on the server and hydrated in the browser.
  await node(tool('typescript/bin/tsc'), '-p', 'tsconfig.node.json', '--outDir', 'rendered');
  const { whole } = JSON.parse(await node('rendered/server.js'));
  writeFileSync(
    inApp('dist/index.html'),
    read('dist/index.html').replace('<!--page-->', () => whole),
  );

  server = await preview({ root: app, configFile: false, logLevel: 'silent', preview: { host: '127.0.0.1', port: 0 } });
  const executablePath = chromiumPath();
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/**
 * Opens a page of the app and waits for its lazy parts; `noise` collects everything that the browser complains about.
 */
async function open(name: 'index' | 'parts', options: BrowserContextOptions) {
  const context = await browser.newContext({ viewport: { width: 1000, height: 1400 }, ...options });
  const page = await context.newPage();
  const noise: string[] = [];
  const origin = server.resolvedUrls?.local[0] ?? '';
  page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => noise.push(String(error)));
  page.on('requestfailed', (request) => noise.push(`failed: ${request.url()}`));
  page.on('response', (response) => response.status() >= 400 && noise.push(`${response.status()}: ${response.url()}`));
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(origin) || request.url().startsWith('data:');
    if (!isOwn) noise.push(`outside: ${request.url()}`);
  });
  await page.goto(`${origin}${name}.html`);
  await page.getByRole('textbox', { name: 'Announcement' }).getByText('Moving day').waitFor();
  await page.getByRole('slider', { name: 'Load' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  return { page, noise };
}

async function violations(page: Page): Promise<string[]> {
  // Colours of elements that are fading in are not those of the theme.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
  });
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** The number of colours in a picture. */
const coloursOf = (page: Page, picture: Buffer) =>
  page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context?.drawImage(image, 0, 0);
      const { data } = context?.getImageData(0, 0, image.width, image.height) ?? {};
      return new Set(new Uint32Array(data?.buffer ?? new ArrayBuffer())).size;
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );

const colours = { dark: ['rgb(11, 15, 21)', 'rgb(0, 181, 173)'], light: ['rgb(246, 247, 249)', 'rgb(0, 181, 173)'] };

describe.each(['dark', 'light'] as const)('the built app, %s', (colorScheme) => {
  it('shows the kit’s colours and fonts without console messages or accessibility violations', async () => {
    const { page, noise } = await open('index', { colorScheme });
    const remove = page.getByRole('button', { name: 'Remove', exact: true });
    const background = (element: Element) => getComputedStyle(element).backgroundColor;
    const shown = [await page.locator('body').evaluate(background), await remove.evaluate(background)];
    expect(shown).toEqual(colours[colorScheme]);
    const faces = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
    expect(faces).toEqual(expect.arrayContaining(['Inter Variable', 'JetBrains Mono Variable']));

    const results = join(root, 'test-results/packed');
    mkdirSync(results, { recursive: true });
    const picture = await page.screenshot({ fullPage: true, path: join(results, `${colorScheme}.png`) });
    expect(await coloursOf(page, picture)).toBeGreaterThan(100);

    expect(await violations(page)).toEqual([]);
    await remove.click();
    await page.getByRole('dialog', { name: 'Remove Attic?' }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(noise).toEqual([]);
    await page.context().close();
  });
});

it('runs the lazy parts: the editor formats, the chart can be read by point, the code field accepts tabs', async () => {
  const { page, noise } = await open('parts', {});
  const editor = page.getByRole('textbox', { name: 'Announcement' });
  await editor.press('Control+A');
  await page.getByRole('button', { name: 'Bold' }).click();
  await editor.locator('strong', { hasText: 'Moving day' }).waitFor();
  const chart = page.getByRole('slider', { name: 'Load' });
  await chart.press('End');
  expect(await chart.getAttribute('aria-valuetext')).toMatch(/Wednesday.*40/);
  const code = page.getByRole('textbox', { name: 'Script' });
  await code.press('End');
  await code.press('Tab');
  expect(await code.inputValue()).toMatch(/^echo ready\s+$/);
  expect(noise).toEqual([]);
  await page.context().close();
});

/** The sheets that can replace `styles.css`, as published: Vite's minifier would change each in its own way. */
function sheets() {
  const css = 'node_modules/@kronos/ui/dist/css';
  const own = [...read('src/parts.tsx').matchAll(/css\/(.*\.css)/g)].map(([, name = '']) => read(join(css, name)));
  const all = readdirSync(inApp(css)).map((name) => read(join(css, name)));
  return {
    'those of its parts': own.join(''),
    'all, from A to Z': all.join(''),
    'all, from Z to A': all.toReversed().join(''),
  };
}

const modes: [string, BrowserContextOptions][] = [
  ['colours of the theme', {}],
  ['forced colours', { forcedColors: 'active' }],
];

it.each(modes)('looks the same with the sheets of parts in any order: %s', async (_, options) => {
  const { page, noise } = await open('index', options);
  await page.getByRole('button', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Emby' }).waitFor();
  await page.waitForFunction(() => document.getAnimations().length === 0);
  // A difference that is still being animated would not be visible yet.
  await page.addStyleTag({ content: '* { transition-duration: 0s !important }' });
  await page.evaluate(wear, read('node_modules/@kronos/ui/dist/styles.css'));
  const wanted = await page.evaluateHandle(looks);
  for (const [name, sheet] of Object.entries(sheets())) {
    await page.evaluate(wear, sheet);
    const found = await page.evaluateHandle(looks);
    const other = await page.evaluate(differences, { wanted, found });
    expect({ name, other }).toEqual({ name, other: [] });
  }
  expect(noise).toEqual([]);
  await page.context().close();
});

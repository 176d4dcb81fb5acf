import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { builtPage } from './pages.mjs';

export const gzipped = (bytes) => gzipSync(bytes, { level: 9 }).length / 1000;

/** Adds the page's script; resolves when the page reports that it is mounted. */
const mountPage = () =>
  new Promise((resolve, reject) => {
    window.addEventListener('mounted', resolve);
    window.addEventListener('error', ({ message }) => reject(new Error(message)));
    const script = document.createElement('script');
    script.type = 'module';
    script.src = 'page.js';
    document.body.append(script);
  });

/** Opens a page in a separate context, so that no compiled code is reused from another round. */
export async function openPage(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  return { page, mount: () => page.evaluate(mountPage), close: () => context.close() };
}

/**
 * The main thread's time for a page, in ms: script (compiling, evaluating, rendering, effects), and style with
 * layout. CPU time of the thread, not wall-clock time: other processes are excluded.
 */
export async function mountTimes(browser, address) {
  const { page, mount, close } = await openPage(browser, address);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const { ScriptDuration, V8CompileDuration, LayoutDuration, RecalcStyleDuration } = Object.fromEntries(
      metrics.map(({ name, value }) => [name, value * 1000]),
    );
    return { script: ScriptDuration + V8CompileDuration, painting: LayoutDuration + RecalcStyleDuration };
  };
  const before = await read();
  await mount();
  const after = await read();
  await close();
  return { script: after.script - before.script, painting: after.painting - before.painting };
}

/** The downloads of a page so far, in gzipped kB. */
export async function pageSizes(kit, page) {
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const sum = async (kind) => {
    const names = loaded.map((address) => basename(new URL(address).pathname));
    // Preloaded files are listed twice.
    const files = [...new Set(names)].filter((name) => extname(name) === kind);
    const sizes = files.map(async (file) => {
      const path = join(builtPage('bench/ui', kit), file);
      // The document names a sheet for every kit; those with their styles in their script have none.
      return kind === '.css' && !existsSync(path) ? 0 : gzipped(await readFile(path));
    });
    return (await Promise.all(sizes)).reduce((whole, size) => whole + size, 0);
  };
  return { js: await sum('.js'), css: await sum('.css') };
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const folder = fileURLToPath(new URL('.', import.meta.url));
const builtPage = (name) => `${folder}dist/${name}`;

/** Builds one page: the same settings for all, the production mode of Vite and its own minifiers. */
export async function buildPage(name) {
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    // One React for all pages: otherwise our package would resolve the workspace's.
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      outDir: builtPage(name),
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: `${folder}pages/${name}.tsx`,
        output: { entryFileNames: 'page.js', assetFileNames: 'page[extname]', codeSplitting: false },
      },
    },
  });
}

const readBuilt = (name, file) => {
  try {
    return readFileSync(`${builtPage(name)}/${file}`, 'utf8');
  } catch {
    return '';
  }
};

/** Opens a page in a separate context, so that no compiled code is reused from another round. */
export async function openPage(browser, name) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const failures = [];
  page.on('pageerror', (error) => failures.push(error));
  // A kit with its styles in its script has no sheet.
  await page.setContent(
    `<!doctype html><html lang="en"><style>${readBuilt(name, 'page.css')}</style><div id="root"></div></html>`,
  );
  await page.addScriptTag({ content: readBuilt(name, 'page.js'), type: 'module' });
  await page.waitForFunction(() => 'show' in window);
  return {
    page,
    close: async () => {
      await context.close();
      if (failures.length > 0) throw new Error(`The page ${name} failed.`, { cause: failures[0] });
    },
  };
}

import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, transform } from 'esbuild';
import { defineConfig, type Options } from 'tsup';
import { buildName, joinLayers, shortenNames } from './sheet.ts';

const names = (await readdir('src/exports')).map((file) => basename(file, '.ts')).sort();
const entriesOf = (chosen: string[]) => Object.fromEntries(chosen.map((name) => [name, `src/exports/${name}.ts`]));

// A client boundary would turn the boot script's string into a reference on a server that renders React components; the
// plugin runs where pages are built.
const plain = ['boot', 'vite'];
const assets = ['fonts'];
const parts = names.filter((name) => ![...plain, ...assets].includes(name));

/**
 * gzip has a window of 32 kB, and the sheet of all components is four times as large, so similar rules are placed together:
 * fields first, and composed components last.
 */
const widgets = await readdir('src/widgets');
const isField = (name: string) => /Field|Select|Combo|Check|Radio|Switch|Slider|Form|Editor/.test(name);
const placeOf = (name: string) => (widgets.includes(name) ? 2 : isField(name) ? 0 : 1);
const inSheet = parts.toSorted((one, other) => placeOf(one) - placeOf(other));

const shared = { format: 'esm', target: 'es2022' } satisfies Options;

export default defineConfig(async ({ outDir: dist = 'dist' }) => {
  // The builds below share the folder, so none of them may clean it; without this, chunks of older builds are published.
  await rm(dist, { recursive: true, force: true });
  return [
    {
      ...shared,
      entry: entriesOf(parts),
      splitting: true,
      // esbuild drops directives from the sources when it splits them.
      banner: { js: "'use client';" },
      esbuildPlugins: [vanillaExtractPlugin({ identifiers: buildName })],
      noExternal: ['@vanilla-extract/recipes'],
      esbuildOptions(options) {
        options.alias = { '@vanilla-extract/recipes/createRuntimeFn': './src/css/recipe-runtime.ts' };
      },
      // One program declares all entries. tsup sets `baseUrl`, which TypeScript 6 has deprecated.
      dts: { entry: entriesOf(names), compilerOptions: { ignoreDeprecations: '6.0' } },
      onSuccess: () => writeStyles(dist),
    },
    { ...shared, entry: entriesOf(plain) },
    {
      ...shared,
      entry: entriesOf(assets),
      noExternal: [/^@fontsource/],
      loader: { '.woff2': 'file' },
      esbuildOptions(options) {
        options.assetNames = 'fonts/[name]';
      },
      onSuccess: () => writeFonts(dist),
    },
  ];
});

/** The JavaScript imports no CSS: one sheet contains all components, and each component has its own for smaller pages. */
async function writeStyles(dist: string) {
  const all = await build({
    stdin: {
      contents: inSheet.map((name, index) => `export * as part${index} from './${name}.ts';`).join('\n'),
      resolveDir: 'src/exports',
    },
    outfile: 'styles.js',
    bundle: true,
    format: 'esm',
    packages: 'external',
    write: false,
    plugins: [vanillaExtractPlugin({ identifiers: buildName })],
  });
  const sheet = all.outputFiles.find((file) => file.path.endsWith('.css'));
  if (!sheet) throw new Error('The build gave no style sheet, so the package would have no look. See writeStyles().');
  await writeFile(join(dist, 'styles.css'), await minify(sheet.text));

  const css = join(dist, 'css');
  await mkdir(css, { recursive: true });
  // The fonts are written by another build, which may have finished before.
  const others = new Set(['styles.css', ...assets.map((name) => `${name}.css`)]);
  const sheets = (await readdir(dist)).filter((file) => file.endsWith('.css') && !others.has(file));
  for (const file of sheets) {
    // A lazy chunk of a component gets a sheet too; its rules are in that of the component.
    if (!parts.includes(basename(file, '.css'))) {
      await rm(join(dist, file));
      continue;
    }
    await writeFile(join(css, file), await minify(await readFile(join(dist, file), 'utf8')));
    await rm(join(dist, file));
  }
  await shortenNames(dist);
}

/** Lets a bundler find the fonts from the module, as in the sources. */
async function writeFonts(dist: string) {
  const sheet = join(dist, 'fonts.css');
  await writeFile(sheet, await minify(await readFile(sheet, 'utf8')));
  await writeFile(join(dist, 'fonts.js'), "import './fonts.css';\n");
  const { resolve } = createRequire(import.meta.url);
  for (const family of ['inter', 'jetbrains-mono']) {
    const folder = dirname(resolve(`@fontsource-variable/${family}/package.json`));
    await copyFile(join(folder, 'LICENSE'), join(dist, `fonts/${family}.LICENSE`));
  }
}

async function minify(css: string) {
  const { code } = await transform(css, { loader: 'css', minify: true, legalComments: 'none' });
  // esbuild does not minify the values of custom properties.
  return joinLayers(code.trim().replace(/(--[\w-]+): /g, '$1:'));
}

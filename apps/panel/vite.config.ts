import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
// By path: the loader of this file knows no export conditions, and the package may not be built yet.
import { bootScript } from '../../packages/ui/src/exports/boot.ts';
import { kronosUi } from '../../packages/ui/src/exports/vite.ts';
import { groupBySeed } from './build/chunks.ts';
import { messages, readCatalogue } from './build/messages.ts';
import { page } from './build/page.ts';
import { precompress } from './build/precompress.ts';
import { routeIds, routeOf } from './src/routes/table.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const texts = `${root}src/messages`;

/** The reference server, for `vite dev`. */
const target = 'http://127.0.0.1:4500';

export default defineConfig(async () => ({
  root,
  plugins: [
    // First: it replaces what React Aria brings for 34 languages before anything else reads it.
    kronosUi({ locales: ['en-US'] }),
    messages(texts, { atHand: ['common', 'login'] }),
    vanillaExtractPlugin({ identifiers: ({ hash }) => `k${hash}` }),
    react(),
    page({
      bootScript,
      routes: routeIds.map(routeOf),
      noScript: (await readCatalogue(texts, 'en', 'shell'))['shell.noScript'] ?? '',
    }),
    precompress(),
  ],
  // The kit is built from source, so that a route carries its own CSS.
  resolve: {
    conditions: ['kronos-source', ...defaultClientConditions],
    // As in the published kit.
    alias: { '@vanilla-extract/recipes/createRuntimeFn': `${root}../../packages/ui/src/css/recipe-runtime.ts` },
  },
  // The vanilla-extract plugin injects this import, so the scanner misses it.
  optimizeDeps: { include: ['@vanilla-extract/sprinkles/createRuntimeSprinkles'] },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: groupBySeed(
            [
              { name: 'start', modules: [`${root}src/main.tsx`] },
              { name: 'layout', modules: [`${root}src/shell/Layout.tsx`] },
            ],
            /react-aria-components\/dist\/exports\/index|ui\/src\/theme\/brand|react-aria\/dist\/(?:exports|private)\/(?:autocomplete|progress|useAutocomplete|useProgressBar)/,
          ),
        },
      },
    },
  },
  server: { proxy: { '/api': target, '/realtime': { target, ws: true } } },
}));

import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
// By path: the loader of this file supports no export conditions, and the package may not be built yet.
import { bootScript } from '../../packages/ui/src/exports/boot.ts';
import { kronosUi } from '../../packages/ui/src/exports/vite.ts';
import { fileNames, groupBySeed, preloadsOf } from './build/chunks.ts';
import { localesOf, messages, readCatalogue } from './build/messages.ts';
import { page } from './build/page.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';
import { routeIds, routeOf } from './src/routes/table.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const texts = `${root}src/messages`;
const sourceOf = (module: string) => `${root}src/${module}`;
const componentOf = (name: string) =>
  fileURLToPath(new URL(`../../packages/ui/src/components/${name}/${name}.tsx`, import.meta.url));

/** The reference server, for `vite dev`. */
const target = 'http://127.0.0.1:4500';

/** The parts of the frame after the first paint: for every visitor, and after sign-in. */
const bars = ['shell/ShownBars.tsx'].map(sourceOf);
const frame = ['shell/Alerts.tsx', 'shell/Bell.tsx', 'shell/ShownNotices.tsx'].map(sourceOf);
const home = [
  'shell/Layout.tsx',
  'scope/in-browser.ts',
  'screens/customer/dashboard/Page.tsx',
  'routes/whole.ts',
  'routes/areas/public.whole.ts',
  'routes/areas/customer.whole.ts',
].map(sourceOf);
/** The texts of the first page after sign-in, by language. */
const homeWords = localesOf(texts).map((locale) => ({
  name: `words-${locale}`,
  modules: ['', '/shell', '/titles', '/customer'].map((area) => `\0virtual:kronos-messages/${locale}${area}.js`),
}));
/** The client of the API. */
const client = fileURLToPath(new URL('../../packages/api/src/exports/index.ts', import.meta.url));
/** The number formats of a progress bar. A pending button imports that bar for its context only. */
const numbers = /react-stately\/dist\/private\/utils\/number/;
const beforeSignIn = [
  'routes/whole.ts',
  'routes/areas/public.whole.ts',
  ...routeIds
    .map(routeOf)
    .flatMap(({ guard, screen }) => (guard === 'public' && screen ? `screens/${screen}/Page.tsx` : [])),
].map(sourceOf);

/** The modules that most pages after the first one share. */
const opened = [
  'context/use-leave-guard.ts',
  'context/use-saving.ts',
  'context/use-submission.ts',
  'context/use-title-focus.ts',
  'parts/ActionButton.tsx',
  'parts/Callout.tsx',
  'parts/Section.tsx',
  'resource/CardLoading.tsx',
  'resource/LoadFailure.tsx',
  'resource/When.tsx',
  'routes/restored.ts',
  'stores/create-answer.ts',
].map(sourceOf);
const openedParts = ['CopyButton', 'DescriptionList', 'FormSection'].map(componentOf);
/** The choices in forms, which share most of their code. */
const choices = ['CheckboxGroup', 'RadioCards', 'RadioGroup', 'Select', 'Switch'].map(componentOf);

/** The chunks that are composed here, in order of precedence. The bundler makes one of every other lazy import. */
const seeds = [
  { name: 'start', modules: [`${root}src/main.tsx`], without: numbers },
  // Signed-in users need it at once, and guests after the first paint.
  { name: 'client', modules: [client] },
  // Otherwise its modules would load the whole layout for a guest.
  { name: 'beyond', modules: [`${root}src/parts/sign-in/beyond.ts`], without: numbers },
  // On a slow network each file costs a round trip: the code of the first page after sign-in is one file, and the part
  // of it that guests need is another.
  { name: 'shared', modules: home, sharedWith: beforeSignIn },
  { name: 'home', modules: home },
  ...homeWords,
  { name: 'bars', modules: bars },
  { name: 'failure', modules: frame, sharedWith: beforeSignIn },
  { name: 'frame', modules: frame },
  { name: 'pages', modules: [...opened, ...openedParts] },
  { name: 'choices', modules: choices },
];
/** Modules that are imported, but not used or for a context only. */
const unused =
  /react-aria-components\/dist\/(?:exports\/index|private\/Meter)|ui\/src\/theme\/(?:brand|primitives)|react-aria\/dist\/(?:exports|private)\/(?:autocomplete|progress|useAutocomplete|useProgressBar|menu\/use(?:Menu|MenuItem|MenuSection|SubmenuTrigger)\.mjs)/;

/** The text areas of the admin routes, or of all other routes. */
const areasBehind = (isAdmin: boolean) =>
  routeIds.map(routeOf).flatMap(({ guard, areas }) => ((guard === 'admin') === isAdmin ? areas : []));
// `proof` is part of signing in, so every user may load it.
const everybodys = new Set(['proof', ...areasBehind(false)]);
const admins = ['adminTitles', ...areasBehind(true).filter((area) => !everybodys.has(area))];

export default defineConfig(async () => ({
  root,
  plugins: [
    // First: it replaces React Aria's texts in 34 languages before anything else reads them.
    kronosUi({ locales: ['en-US'] }),
    messages(texts, { atHand: ['common', 'login'], far: admins }),
    vanillaExtractPlugin({ identifiers: ({ hash }) => `k${hash}` }),
    react(),
    page({
      bootScript,
      routes: routeIds.map(routeOf).filter(({ screen }) => screen !== undefined),
      locales: localesOf(texts),
      noScript: (await readCatalogue(texts, 'en', 'shell'))['shell.noScript'] ?? '',
    }),
    serviceWorker('../src/platform/offline/worker.ts'),
    precompress(),
  ],
  // The kit is built from source, so that a route loads its own CSS only.
  resolve: {
    conditions: ['kronos-source', ...defaultClientConditions],
    alias: {
      // As in the published kit.
      '@vanilla-extract/recipes/createRuntimeFn': `${root}../../packages/ui/src/css/recipe-runtime.ts`,
      ufo: `${root}build/never-called.ts`,
      destr: `${root}build/never-called.ts`,
    },
  },
  // The vanilla-extract plugin injects this import, so the scanner misses it.
  optimizeDeps: { include: ['@vanilla-extract/sprinkles/createRuntimeSprinkles'] },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false, resolveDependencies: preloadsOf },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Lists the content of each chunk, for the tests of download sizes.
    manifest: true,
    rolldownOptions: {
      output: {
        ...fileNames(seeds),
        codeSplitting: {
          groups: [
            // Otherwise they would be in the chunk of one language's texts, and loaded for all.
            { name: 'plurals', test: /@messageformat|make-plural/, priority: 100 },
            ...groupBySeed(seeds, unused),
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': target, '/realtime': { target, ws: true } } },
}));

import { build } from 'vite';
import { root } from '../../scripts/setup.mjs';

/** The folder in which a page is built. */
export const builtPage = (folder, page) => `${root}.cache/${folder}/${page}`;

/** Builds `<folder>/pages/<page>.tsx`: the same settings for all, the production mode of Vite and its own minifiers. */
export async function buildPage(folder, page, { as = page, plugins = [], alias = [] } = {}) {
  await build({
    configFile: false,
    root: root + folder,
    plugins,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    // One React for all pages: otherwise our package would resolve the workspace's.
    resolve: { dedupe: ['react', 'react-dom'], alias },
    build: {
      outDir: builtPage(folder, as),
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: `${root}${folder}/pages/${page}.tsx`,
        output: { entryFileNames: 'page.js', chunkFileNames: '[name]-[hash].js', assetFileNames: 'page[extname]' },
      },
    },
  });
}

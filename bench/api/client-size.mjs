// The size of the client of packages/api with the session's routes in a page, ofetch included.
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../../scripts/setup.mjs';
import { allGood, figure } from '../figures.mjs';

const { outputFiles } = await build({
  stdin: {
    contents: `export { createClient } from '@kronos/api'; export { session } from '@kronos/api/routes/session';`,
    resolveDir: `${root}apps/panel`,
  },
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  conditions: ['kronos-source'],
  write: false,
});
const size = gzipSync(outputFiles[0].contents, { level: 9 }).length / 1000;
figure('packages/api in a page, ofetch included, gz', size, 'kB', 7);
process.exit(allGood() ? 0 : 1);

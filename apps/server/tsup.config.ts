import { writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { defineConfig } from 'tsup';

/** One file that runs with `node`; packages of ours are bundled from source, those of others stay outside. */
export default defineConfig({
  entry: ['src/main.ts'],
  format: 'esm',
  target: 'node20',
  platform: 'node',
  clean: true,
  sourcemap: true,
  noExternal: [/^@kronos\//],
  esbuildOptions(options) {
    options.conditions = ['kronos-source'];
  },
  // An empty cluster to copy saves a first start the seconds that making one takes.
  async onSuccess() {
    const empty = await PGlite.create();
    const template = await empty.dumpDataDir('gzip');
    await writeFile('dist/pglite-template.tar.gz', new Uint8Array(await template.arrayBuffer()));
    await empty.close();
  },
});

import { writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
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
  // A cluster to copy, with the tables and nothing in them, saves a first start the seconds that making them takes.
  async onSuccess() {
    const empty = await PGlite.create();
    await migrate(drizzle(empty), { migrationsFolder: 'migrations' });
    const template = await empty.dumpDataDir('gzip');
    await writeFile('dist/pglite-template.tar.gz', new Uint8Array(await template.arrayBuffer()));
    await empty.close();
  },
});

import { writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { defineConfig } from 'tsup';

/** One file that runs with `node`; our packages are bundled from source, third-party packages are external. */
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
  // An empty database cluster with the schema, which a first start copies instead of spending seconds on creating it.
  async onSuccess() {
    const empty = await PGlite.create();
    await migrate(drizzle(empty), { migrationsFolder: 'migrations' });
    const template = await empty.dumpDataDir('gzip');
    await writeFile('dist/pglite-template.tar.gz', new Uint8Array(await template.arrayBuffer()));
    await empty.close();
  },
});

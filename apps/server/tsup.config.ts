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
});

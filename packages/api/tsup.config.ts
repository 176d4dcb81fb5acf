import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** The files in `exports` are public under their path, without the suffix of generated files. */
const entries = readdirSync('src/exports', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => [file.replace(/(?:\.gen)?\.ts$/, ''), `src/exports/${file}`]);

export default defineConfig({
  entry: { ...Object.fromEntries(entries), 'bin/kronos-api': 'src/bin/kronos-api.ts' },
  format: 'esm',
  target: 'es2022',
  splitting: true,
  treeshake: true,
  clean: true,
  // tsup sets `baseUrl`, which TypeScript 6 deprecates.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});

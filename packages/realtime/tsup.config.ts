import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/exports/index.ts', 'src/exports/channels.ts', 'src/exports/testing.ts'],
  format: 'esm',
  target: 'es2022',
  splitting: true,
  treeshake: true,
  clean: true,
  // tsup sets `baseUrl`, which TypeScript 6 deprecates.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});

import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { renderRoutes, routesFile } from '../scripts/render-routes.ts';

it('is what the contract says: else run `pnpm --filter @kronos/api generate`', async () => {
  expect(await readFile(routesFile, 'utf8')).toBe(renderRoutes());
});

it('brings no schema library along', async () => {
  const { build } = await import('esbuild');
  const entry = new URL('../src/exports/index.ts', import.meta.url).pathname;
  const { metafile } = await build({ entryPoints: [entry], bundle: true, format: 'esm', write: false, metafile: true });
  expect(Object.keys(metafile.inputs).filter((file) => file.includes('/zod'))).toEqual([]);
});

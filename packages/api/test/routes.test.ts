import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { renderRoutes, routesFolder } from '../scripts/render-routes.ts';

it('is what the contract says: else run `pnpm --filter @kronos/api generate`', async () => {
  const files = await readdir(routesFolder);
  const sources = await Promise.all(files.map((file) => readFile(new URL(file, routesFolder), 'utf8')));
  const written = new Map(files.map((file, i) => [file, sources[i]]));
  expect(written).toEqual(renderRoutes());
});

it('brings the client alone: neither a schema library nor the groups that nobody named', async () => {
  const { build } = await import('esbuild');
  const entry = new URL('../src/exports/index.ts', import.meta.url).pathname;
  const { metafile } = await build({ entryPoints: [entry], bundle: true, format: 'esm', write: false, metafile: true });
  expect(Object.keys(metafile.inputs).filter((file) => /\/zod|\/routes\//.test(file))).toEqual([]);
});

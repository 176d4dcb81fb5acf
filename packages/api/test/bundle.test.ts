import { expect, it } from 'vitest';

it('brings the client alone: neither a schema library nor the groups that nobody named', async () => {
  const { build } = await import('esbuild');
  const entry = new URL('../src/exports/index.ts', import.meta.url).pathname;
  const { metafile } = await build({ entryPoints: [entry], bundle: true, format: 'esm', write: false, metafile: true });
  expect(Object.keys(metafile.inputs).filter((file) => /\/zod|\/routes\//.test(file))).toEqual([]);
});

it('brings the fields of a form as plain data, without any module beside it', async () => {
  const { build } = await import('esbuild');
  const entry = new URL('../src/exports/forms/admin-products.gen.ts', import.meta.url).pathname;
  const { metafile } = await build({ entryPoints: [entry], bundle: true, format: 'esm', write: false, metafile: true });
  expect(Object.keys(metafile.inputs)).toHaveLength(1);
});

import { expect, it } from 'vitest';

it('bundles the client without a schema library and without groups that are not imported', async () => {
  const { build } = await import('esbuild');
  const entry = new URL('../src/exports/index.ts', import.meta.url).pathname;
  const { metafile } = await build({ entryPoints: [entry], bundle: true, format: 'esm', write: false, metafile: true });
  expect(Object.keys(metafile.inputs).filter((file) => /\/zod|\/routes\//.test(file))).toEqual([]);
});

it('bundles the fields of a form as plain data, without other modules', async () => {
  const { build } = await import('esbuild');
  const entry = new URL('../src/exports/forms/admin-products.gen.ts', import.meta.url).pathname;
  const { metafile } = await build({ entryPoints: [entry], bundle: true, format: 'esm', write: false, metafile: true });
  expect(Object.keys(metafile.inputs)).toHaveLength(1);
});

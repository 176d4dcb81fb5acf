import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';

const folder = fileURLToPath(new URL('../src/exports/', import.meta.url));

/** The modules that a module imports before it can run, and all that it may import later. */
export async function importsOf(name: string) {
  const { metafile } = await build({
    entryPoints: [`${folder}${name}.ts`],
    absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
    bundle: true,
    splitting: true,
    format: 'esm',
    packages: 'external',
    outdir: 'out',
    write: false,
    metafile: true,
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  });
  const outputs = Object.entries(metafile.outputs);
  const entry = outputs.find(([, { entryPoint }]) => entryPoint?.endsWith(`${name}.ts`))?.[0] ?? '';
  const reach = (path: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(path)) return seen;
    seen.add(path);
    for (const { path: next, kind } of metafile.outputs[path]?.imports ?? []) {
      if (kind === 'import-statement') reach(next, seen);
    }
    return seen;
  };
  const all = new Set(outputs.flatMap(([, { imports }]) => imports.map(({ path }) => path)));
  return { atOnce: reach(entry), all };
}

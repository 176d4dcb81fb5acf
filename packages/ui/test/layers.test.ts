import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';
import { parse, type Root } from 'postcss';
import { beforeAll, describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../src/exports/', import.meta.url));

/** The style sheet of the whole kit, as the build creates it. */
async function styles() {
  const names = readdirSync(folder).filter((file) => file !== 'fonts.ts');
  const { outputFiles } = await build({
    stdin: {
      contents: names.map((name, index) => `export * as p${index} from './${name}';`).join(''),
      resolveDir: folder,
    },
    absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
    bundle: true,
    format: 'esm',
    packages: 'external',
    outfile: 'styles.js',
    write: false,
    minify: true,
    plugins: [vanillaExtractPlugin({ identifiers: 'debug' })],
  });
  return outputFiles.find((file) => file.path.endsWith('.css'))?.text ?? '';
}

describe('cascade layers', () => {
  let sheet: Root;
  beforeAll(async () => {
    sheet = parse(await styles());
  });

  it('contain every rule, so that the styles of a host page always win', () => {
    const rules = sheet.nodes.filter(({ type }) => type !== 'comment');
    expect(rules.length).toBeGreaterThan(10);
    const global = new Set(['layer', 'keyframes', 'property']);
    const outside = rules.filter((node) => node.type !== 'atrule' || !global.has(node.name));
    expect(outside.map(String)).toEqual([]);
  });

  it('are declared in the documented order before the first rule', () => {
    const order = sheet.nodes.slice(0, 4).map((node) => (node.type === 'atrule' && !node.nodes ? node.params : ''));
    expect(order.join(',').split(/,\s*/).slice(0, 4)).toEqual([
      'kronos.reset',
      'kronos.tokens',
      'kronos.components',
      'kronos.layout',
    ]);
  });
});

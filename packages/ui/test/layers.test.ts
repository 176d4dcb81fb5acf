import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';
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

/** Top-level statements of a style sheet: the text before each outermost block, or before a semicolon. */
function topLevel(css: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === '{' && depth++ === 0) found.push(css.slice(start, at).trim());
    if (sign === '}' && --depth === 0) start = at + 1;
    if (sign === ';' && depth === 0) {
      found.push(css.slice(start, at).trim());
      start = at + 1;
    }
  }
  return found;
}

describe('cascade layers', () => {
  let statements: string[];
  beforeAll(async () => {
    statements = topLevel((await styles()).replaceAll(/\/\*[\s\S]*?\*\//g, ''));
  });

  it('contain every rule, so that the styles of a host page always win', () => {
    expect(statements.length).toBeGreaterThan(10);
    const outside = statements.filter((statement) => !/^@(layer|keyframes|property)\b/.test(statement));
    expect(outside).toEqual([]);
  });

  it('are declared in the documented order before the first rule', () => {
    const order = statements.slice(0, 4).join(',').replaceAll('@layer ', '').split(/,\s*/);
    expect(order.slice(0, 4)).toEqual(['kronos.reset', 'kronos.tokens', 'kronos.components', 'kronos.layout']);
  });
});

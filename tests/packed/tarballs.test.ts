import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packages } from '../../scripts/build.mjs';
import { root } from '../../scripts/setup.mjs';
import { app, node } from './app-folder.ts';

const checker = (path: string) => join(root, 'node_modules', path);
const tarball = (name: string) => join(app, `kronos-${name}.tgz`);

describe.each(packages)('the tarball of %s', (name) => {
  it('has no finding of publint, suggestions included', async () => {
    expect(await node(checker('publint/src/cli.js'), '--strict', tarball(name))).toContain('All good!');
  });

  it('resolves every entry with its types for bundlers and for Node', async () => {
    const sheets = name === 'ui' ? ['--exclude-entrypoints', 'styles.css'] : [];
    const attw = checker('@arethetypeswrong/cli/dist/index.js');
    expect(await node(attw, tarball(name), '--profile', 'esm-only', ...sheets)).toContain(`@kronos/${name}`);
  });
});

// The styles of a lazy chunk have no sheet of their own, so the sheet of the part must contain them.
describe('the sheet of a part', () => {
  const dist = join(app, 'node_modules/@kronos/ui/dist');
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const classesIn = (css: string) =>
    new Set([...css.replace(/@layer [^{;]+/g, '').matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name));
  const styled = classesIn(read('styles.css'));
  const parts = readdirSync(dist).filter(
    (file) => file.endsWith('.js') && !/^(chunk|fonts)\b|-[A-Z0-9]{8}\.js$/.test(file),
  );

  /** The module and everything that it imports, statically or dynamically. */
  const reached = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const [, next = ''] of read(file).matchAll(/(?:from|import)\s*\(?["']\.\/([^"']+\.js)["']/g))
      reached(next, seen);
    return seen;
  };

  it.each(parts)('has every class that %s can show', (part) => {
    const code = [...reached(part)].map(read).join('\n');
    const shown = new Set([...code.matchAll(/[\w-]+/g)].map(([word]) => word).filter((word) => styled.has(word)));
    const sheet = join('css', part.replace(/\.js$/, '.css'));
    const has = existsSync(join(dist, sheet)) ? classesIn(read(sheet)) : new Set();
    expect([...shown].filter((name) => !has.has(name))).toEqual([]);
  });
});

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from './setup.mjs';

const rows = { admin: 110, moderator: 20, reseller: 20 };

/** A copy of the panel next to the packages that it is built from. */
let copy: string;
beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  copy = mkdtempSync(join(root, '.cache/growth-'));
  cpSync(join(root, 'apps/panel'), join(copy, 'apps/panel'), {
    recursive: true,
    filter: (path) => !/\/(?:node_modules|dist)(?:\/|$)/.test(path),
  });
  symlinkSync(join(root, 'apps/panel/node_modules'), join(copy, 'apps/panel/node_modules'));
  symlinkSync(join(root, 'packages'), join(copy, 'packages'));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  cpSync(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The gzipped size of what is downloaded up to a customer's first page. */
function sizes() {
  const panel = join(copy, 'apps/panel');
  // Like `vite build` in a shell: inherited from a test, NODE_ENV would make it a development build.
  const { NODE_ENV: _, ...env } = process.env;
  const vite = join(panel, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: panel, env });
  const gzipped = (file: string) => gzipSync(readFileSync(join(panel, 'dist', file)), { level: 9 }).length;
  const sum = (name: RegExp) => {
    const files = readdirSync(join(panel, 'dist/assets')).filter((file) => name.test(file));
    expect(files).not.toEqual([]);
    return files.reduce((total, file) => total + gzipped(`assets/${file}`), 0);
  };
  return { page: gzipped('index.html'), signIn: sum(/^start-.*\.js$/), home: sum(/^(?:shared|home)-.*\.js$/) };
}

/** Adds routes with pages. */
function grow(area: keyof typeof rows) {
  const source = join(copy, 'apps/panel/src');
  const table = join(source, `routes/areas/${area}.ts`);
  const added = Array.from({ length: rows[area] }, (_, at) => {
    const screen = `${area}/grown-${at}`;
    mkdirSync(join(source, 'screens', screen), { recursive: true });
    writeFileSync(join(source, 'screens', screen, 'Page.tsx'), `export const Page = () => <p>Page ${at}</p>;\n`);
    const path = area === 'reseller' ? `/reseller-panel/grown-${at}` : `/grown-${at}`;
    return `  ${area}Grown${at}: { path: '${path}', screen: '${screen}', title: 'titles.nodes' },`;
  });
  const text = readFileSync(table, 'utf8');
  const end = text.lastIndexOf('}');
  writeFileSync(table, `${text.slice(0, end)}${added.join('\n')}\n${text.slice(end)}`);
}

it('keeps the downloads of sign-in and a customer’s first page when other areas have 150 more routes', {
  timeout: 900_000,
}, () => {
  const before = sizes();
  for (const area of ['admin', 'moderator', 'reseller'] as const) grow(area);
  const after = sizes();
  // The hashes in file names change the compressed size by a few bytes.
  for (const part of ['page', 'signIn', 'home'] as const)
    expect(Math.abs(after[part] - before[part]), `${part}: ${before[part]} → ${after[part]}`).toBeLessThan(64);
});

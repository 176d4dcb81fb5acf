import { readdirSync } from 'node:fs';

const files = readdirSync(new URL('src', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css.ts'))
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .sort();

/** How many names a file has given, and which: a file may be read more than once. */
const given = new Map<string, Map<string, string>>();

/**
 * Class names that count up, two letters for the file and the rest within it. The hashes of vanilla-extract do not
 * compress: they were a tenth of the sheet.
 */
export function shortName({ filePath, hash }: { filePath: string; hash: string }): string {
  const at = files.indexOf(filePath);
  if (at < 0) throw new Error(`${filePath} is no style of the kit, so its classes have no names. See sheet.ts.`);
  const names = given.get(filePath) ?? new Map<string, string>();
  given.set(filePath, names);
  const name = names.get(hash) ?? `kr${at.toString(36).padStart(2, '0')}${names.size.toString(36)}`;
  names.set(hash, name);
  return name;
}

/** Makes one block of all blocks of a cascade layer, whose rules keep their order; what is in no layer stands last. */
export function joinLayers(css: string): string {
  const layers = new Map<string, string>();
  let rest = '';
  for (const statement of topLevel(css)) {
    const [head, name] = /^@layer ([\w.]+)[;{]/.exec(statement) ?? [];
    if (head === undefined || name === undefined) rest += statement;
    else layers.set(name, (layers.get(name) ?? '') + (head.endsWith('{') ? statement.slice(head.length, -1) : ''));
  }
  const blocks = [...layers].map(([name, rules]) => (rules === '' ? `@layer ${name};` : `@layer ${name}{${rules}}`));
  return [...blocks, rest].join('');
}

/** Outermost statements of a minified sheet, each with its block or its semicolon. */
function topLevel(css: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of css.matchAll(/[{};]/g)) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth > 0) continue;
    found.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return found;
}

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const built = /\bkr_[0-9a-z]+_/g;

/** Returns a style's name during the build of the kit, unlike any other text in sheets and scripts. */
export const buildName = ({ hash }: { hash: string }): string => `kr_${hash}_`;

/**
 * Gives the styles of a sheet their final names, numbered from the most used one. The hashes of vanilla-extract do not
 * compress: they were a tenth of the sheet.
 */
export function shortNames(css: string): (text: string) => string {
  const uses = new Map<string, number>();
  for (const [name] of css.matchAll(built)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const byUse = [...uses].sort(([, one], [, other]) => other - one);
  const short = new Map(byUse.map(([name], index) => [name, index]));
  return (text) =>
    text.replace(built, (name) => {
      // A style without rules has no place in the sheet, and its name may stand in a script all the same.
      const index = short.get(name) ?? short.size;
      short.set(name, index);
      return `kr${index.toString(36)}`;
    });
}

/** Renames the styles in all files of a build, once the sheet of all components is written. */
export async function shortenNames(dist: string): Promise<void> {
  const named = shortNames(await readFile(join(dist, 'styles.css'), 'utf8'));
  for (const file of (await readdir(dist, { recursive: true })).sort()) {
    if (!/\.(?:css|js)$/.test(file)) continue;
    const text = await readFile(join(dist, file), 'utf8');
    // Where no style is named, another build may still be writing.
    if (named(text) !== text) await writeFile(join(dist, file), named(text));
  }
}

/**
 * Joins all blocks of a cascade layer into one, whose rules keep their order; rules outside of any layer come last.
 * Conditional rules come after unconditional ones, and rules for forced colours last: the order of two files alone never
 * decides about a property.
 */
export function joinLayers(css: string): string {
  const layers = new Map<string, string>();
  let rest = '';
  for (const statement of topLevel(css)) {
    const [head, name] = /^@layer ([\w.]+)[;{]/.exec(statement) ?? [];
    if (head === undefined || name === undefined) rest += statement;
    else layers.set(name, (layers.get(name) ?? '') + (head.endsWith('{') ? statement.slice(head.length, -1) : ''));
  }
  const blocks = [...layers].map(([name, rules]) =>
    rules === '' ? `@layer ${name};` : `@layer ${name}{${joinConditions(rules)}}`,
  );
  return [...blocks, rest].join('');
}

const forced = '@media(forced-colors:active)';

/** Writes each condition once, in the order of their first blocks. */
function joinConditions(rules: string): string {
  const conditions = new Map<string, string>();
  let always = '';
  for (const rule of topLevel(rules)) {
    const [head, condition] = /^(@(?:media|container|supports)[^{]*)\{/.exec(rule) ?? [];
    if (head === undefined || condition === undefined) always += rule;
    else conditions.set(condition, (conditions.get(condition) ?? '') + rule.slice(head.length, -1));
  }
  const last = [...conditions].toSorted(([one], [other]) => Number(one === forced) - Number(other === forced));
  return [always, ...last.map(([condition, inner]) => `${condition}{${inner}}`)].join('');
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

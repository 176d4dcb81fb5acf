import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AtRule, type ChildNode, parse } from 'postcss';

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
  const sheet = parse(css);
  const layers = new Map<string, Rules>();
  const rest: ChildNode[] = [];
  for (const node of sheet.nodes) {
    if (node.type === 'atrule' && node.name === 'layer') joinInto(layers, node);
    else rest.push(node);
  }
  // An empty layer still counts: its place decides about the order of all.
  const joined = [...layers].map(([name, rules]) =>
    rules.length === 0 ? `@layer ${name};` : `@layer ${name}{${joinConditions(rules)}}`,
  );
  return [...joined, written(rest)].join('');
}

type Rules = readonly ChildNode[];

const forced = '@media(forced-colors:active)';
const conditions = new Set(['media', 'container', 'supports']);

/** Writes each condition once, in the order of their first blocks. */
function joinConditions(rules: Rules): string {
  const blocks = new Map<string, Rules>();
  const always: ChildNode[] = [];
  for (const node of rules) {
    if (node.type === 'atrule' && conditions.has(node.name)) joinInto(blocks, node, headOf(node));
    else always.push(node);
  }
  const last = [...blocks].toSorted(([one], [other]) => Number(one === forced) - Number(other === forced));
  return [written(always), ...last.map(([condition, inner]) => `${condition}{${written(inner)}}`)].join('');
}

const headOf = ({ name, params, raws }: AtRule) => `@${name}${raws.afterName ?? ' '}${params}`;

/** Adds the rules in a block to those of the earlier blocks of the same name. */
function joinInto(blocks: Map<string, Rules>, { params, nodes = [] }: AtRule, name = params) {
  blocks.set(name, [...(blocks.get(name) ?? []), ...nodes]);
}

/** Returns rules as they were written, with the semicolon that the last statement of a block may lack. */
const written = (rules: Rules) =>
  rules.map((node) => (node.type === 'atrule' && !node.nodes ? `${node.toString()};` : node.toString())).join('');

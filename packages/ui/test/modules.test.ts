import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('../src', import.meta.url));
const isSource = (file: string) => /\.tsx?$/.test(file);
// Stories and their helpers only show the kit; no module of the kit imports them.
const isShown = (file: string) =>
  /\.(stories|test)\.tsx?$|^gallery\/|(-fixture|-plays|-stories|suite|sample)\.tsx?$/.test(file);

/** The modules that a module imports: values and types, statically or dynamically. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(source, file), 'utf8');
  const names = [...text.matchAll(/(?:\bfrom |\bimport |\bimport\()'(\.{1,2}\/[^']+)'/g)];
  return names.map(([, name = '']) => normalize(join(dirname(file), name)));
}

const graph = new Map(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => isSource(file) && !isShown(file))
    .map((file) => [file, importsOf(file)]),
);

/** The first import cycle that is reachable from a module. */
function cycleFrom(file: string, path: string[], isDone: Set<string>): string[] | undefined {
  if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
  if (isDone.has(file)) return undefined;
  for (const next of graph.get(file) ?? []) {
    const cycle = cycleFrom(next, [...path, file], isDone);
    if (cycle) return cycle;
  }
  isDone.add(file);
  return undefined;
}

it('finds no cycle when every import is followed', () => {
  const isDone = new Set<string>();
  const cycle = [...graph.keys()].map((file) => cycleFrom(file, [], isDone)).find(Boolean);
  expect(cycle?.join(' → ')).toBeUndefined();
  expect(isDone.size).toBeGreaterThan(400);
});

/** The folders of the kit; each may import only those above it in the list. */
const floors = [
  ['theme', 'build'],
  ['css', 'i18n'],
  ['icons'],
  ['overlay'],
  ['field', 'grid', 'chart'],
  ['components'],
  ['widgets'],
  ['exports'],
];
const roomOf = (file: string) => file.split('/')[0] ?? '';
const floorOf = (file: string) => floors.findIndex((rooms) => rooms.includes(roomOf(file)));

it('finds no import that leads to a higher folder', () => {
  const upward = [...graph].flatMap(([file, imports]) =>
    imports
      .filter((next) => roomOf(next) !== roomOf(file) && floorOf(next) >= floorOf(file))
      .map((next) => `${file} → ${next}`),
  );
  expect(upward).toEqual([]);
});

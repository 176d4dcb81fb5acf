import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('.', import.meta.url));
const isOutside = (file: string) => /\.(?:test|stories)\.tsx?$/.test(file) || file.startsWith('testing/');

/** Each module with the modules that it imports at load time, types included. */
function readGraph(): Map<string, string[]> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const modules = files.filter((file) => /\.tsx?$/.test(file) && !isOutside(file));
  return new Map(
    modules.map((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      const imports = source.matchAll(/^(?:import|export)\b[^;'"]*?['"](\.{1,2}\/[^'"]+)['"]/gm);
      return [file, Array.from(imports, ([, path = '']) => relative(root, join(root, dirname(file), path)))];
    }),
  );
}

/** The modules of the first cycle found, in the order of their imports. */
function findCycle(graph: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const visit = (module: string, path: string[]): string[] | undefined => {
    if (path.includes(module)) return [...path.slice(path.indexOf(module)), module];
    if (done.has(module)) return undefined;
    for (const imported of graph.get(module) ?? []) {
      const cycle = visit(imported, [...path, module]);
      if (cycle) return cycle;
    }
    done.add(module);
    return undefined;
  };
  for (const module of graph.keys()) {
    const cycle = visit(module, []);
    if (cycle) return cycle;
  }
  return undefined;
}

it('finds the cycle of two modules that import each other', () => {
  const graph = new Map([
    ['main', ['a']],
    ['a', ['b']],
    ['b', ['a']],
  ]);
  expect(findCycle(graph)).toEqual(['a', 'b', 'a']);
});

it('has no import cycle in the panel, types included', () => {
  const graph = readGraph();
  expect(graph.size).toBeGreaterThan(300);
  expect(graph.get('app/create-app.ts')).toContain('context/app.ts');
  expect(findCycle(graph)).toBeUndefined();
});

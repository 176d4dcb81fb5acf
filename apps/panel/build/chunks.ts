import type { Rolldown } from 'vite';

interface Seed {
  /** Name of the chunk. */
  readonly name: string;
  /** Absolute path of the module. */
  readonly module: string;
}

/**
 * Groups modules by who needs them: all that the first seed imports is one chunk, what the second needs besides is the
 * next, and so on. Left alone, each combination of routes that share a module makes a chunk, most of them under 1 kB.
 * A barrel imports everything and uses little, so what lies behind one counts only when it is imported elsewhere too.
 */
export function groupBySeed(seeds: readonly Seed[], barrel: RegExp): Rolldown.CodeSplittingGroup[] {
  return seeds.map(({ name, module: seed }, at) => {
    let members: Set<string> | undefined;
    return {
      priority: seeds.length - at,
      debugName: name,
      name(id, graph) {
        members ??= closureOf(seed, barrel, graph);
        return members.has(id) ? name : null;
      },
    };
  });
}

function closureOf(seed: string, barrel: RegExp, graph: Rolldown.ChunkingContext): Set<string> {
  const members = new Set<string>();
  const add = (module: string) => {
    if (members.has(module) || barrel.test(module)) return;
    members.add(module);
    for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) add(imported);
  };
  add(seed);
  return members;
}

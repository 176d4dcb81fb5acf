import type { Rolldown } from 'vite';

interface Seed {
  /** The name of the chunk. */
  readonly name: string;
  /** The absolute paths of the modules that it is for. */
  readonly modules: readonly string[];
  /** Limits it to modules that these need as well. */
  readonly sharedWith?: readonly string[];
  /** Excludes these modules, although it imports them. */
  readonly without?: RegExp;
}

/**
 * Groups modules by who needs them: everything that the first seed imports is one chunk, what the second needs
 * besides is the next, and so on. Without groups, each combination of routes that share a module becomes a chunk,
 * most of them under 1 kB. The graph contains imports, not uses: a module behind a barrel, or behind a part that is
 * imported for its context only, counts if it is imported from elsewhere too. `unused` names those.
 */
export function groupBySeed(seeds: readonly Seed[], unused: RegExp): Rolldown.CodeSplittingGroup[] {
  return seeds.map(({ name, modules, sharedWith, without }, at) => {
    let members: Set<string> | undefined;
    return {
      priority: seeds.length - at,
      debugName: name,
      name(id, graph) {
        if (!members) {
          const others = sharedWith && closureOf(sharedWith, unused, graph);
          const own = closureOf(modules, unused, graph);
          members = others ? new Set([...own].filter((module) => others.has(module))) : own;
        }
        return members.has(id) && !without?.test(id) ? name : null;
      },
    };
  });
}

function closureOf(seeds: readonly string[], unused: RegExp, graph: Rolldown.ChunkingContext): Set<string> {
  const members = new Set<string>();
  const add = (module: string) => {
    if (members.has(module) || unused.test(module)) return;
    members.add(module);
    for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) add(imported);
  };
  for (const seed of seeds) add(seed);
  return members;
}

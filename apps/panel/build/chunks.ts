import type { Rolldown } from 'vite';

export interface Seed {
  /** The name of the chunk. */
  readonly name: string;
  /** The absolute paths of the modules that it is for. */
  readonly modules: readonly string[];
  /** Limits it to modules that these need as well. */
  readonly sharedWith?: readonly string[];
  /** Excludes these modules, although the seed imports them. */
  readonly without?: RegExp;
}

/**
 * Groups modules by the seeds that need them: everything that the first seed imports is one chunk, everything else that
 * the second needs is the next, and so on. Without groups, each combination of routes that share a module becomes a
 * chunk, most of them under 1 kB. The graph contains imports, not uses: a module behind a barrel, or behind a part that
 * is imported for its context only, counts if it is imported from elsewhere too. `unused` names those.
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

/**
 * Names the files of the build. A chunk lists the files to preload with each lazy import, and names do not compress:
 * only the chunks of the seeds have one, and every other file is called by its hash alone.
 */
export function fileNames(seeds: readonly Seed[]): Pick<Rolldown.OutputOptions, 'chunkFileNames' | 'assetFileNames'> {
  const named = new Set([...seeds.map(({ name }) => name), 'plurals', 'rolldown-runtime']);
  const nameOf = (name = '') => (named.has(name) ? '[name]-[hash]' : '[hash]');
  return {
    chunkFileNames: ({ name }) => `assets/${nameOf(name)}.js`,
    assetFileNames: ({ names }) => `assets/${nameOf(names[0]?.replace(/\.\w+$/, ''))}[extname]`,
  };
}

/** Whether a file is loaded before any lazy chunk. */
const isLoadedAtStart = (file: string) => /\/(?:start|rolldown-runtime)-[^/]*$/.test(file);

/** Returns the files that are preloaded with a lazy import, of those that it needs. */
export function preloadsOf(
  _: string,
  needed: string[],
  { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html') return needed;
  const later = needed.filter((file) => !isLoadedAtStart(file));
  // The first chunk lists only the style sheets: the scripts are found by their imports.
  return isLoadedAtStart(hostId) ? later.filter((file) => file.endsWith('.css')) : later;
}

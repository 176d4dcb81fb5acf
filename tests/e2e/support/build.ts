import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { root } from './process.ts';

interface Chunk {
  file: string;
  src?: string;
  isEntry?: true;
  isDynamicEntry?: true;
  imports?: string[];
  dynamicImports?: string[];
}

const dist = `${root}apps/panel/dist/`;

/** The chunks of the panel's build, from its manifest (https://vite.dev/guide/backend-integration). */
export async function readBuild() {
  const chunks: Record<string, Chunk> = JSON.parse(await readFile(`${dist}.vite/manifest.json`, 'utf8'));
  const entries = Object.entries(chunks).filter(([, { isEntry, isDynamicEntry }]) => isEntry || isDynamicEntry);

  const filesOf = (names: readonly string[], found = new Set<string>()): Set<string> => {
    for (const name of names) {
      const { file, imports = [] } = chunks[name]!;
      if (found.has(file)) continue;
      found.add(file);
      filesOf(imports, found);
    }
    return found;
  };

  /** The entries that are, or are loaded only by, these modules; and those that are not. */
  const split = (isTheirs: (module: string) => boolean) => {
    const isOnlyTheirs = (name: string) => {
      const importers = Object.keys(chunks).filter((other) => chunks[other]?.dynamicImports?.includes(name));
      return isTheirs(name) || (importers.length > 0 && importers.every(isTheirs));
    };
    const names = entries.map(([name]) => name);
    return { theirs: names.filter(isOnlyTheirs), others: names.filter((name) => !isOnlyTheirs(name)) };
  };

  return {
    /** The scripts that only these modules need. */
    only(isTheirs: (module: string) => boolean): Set<string> {
      const { theirs, others } = split(isTheirs);
      const without = filesOf(others);
      return new Set([...filesOf(theirs)].filter((file) => !without.has(file)));
    },
    /** The scripts that other modules need. */
    without: (isTheirs: (module: string) => boolean): Set<string> => filesOf(split(isTheirs).others),
    /** The script of a module that is imported lazily, such as `src/shell/late-parts.ts`. */
    scriptOf(module: string): string {
      const chunk = chunks[module];
      if (!chunk) throw new Error(`The build has no chunk of ${module}.`);
      return chunk.file;
    },
    /** The gzipped size of a script in bytes. */
    gzipped: async (file: string) => gzipSync(await readFile(dist + file), { level: 9 }).length,
    source: (file: string) => readFile(dist + file, 'utf8'),
  };
}

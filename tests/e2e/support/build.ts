import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { root } from './process.ts';

interface Chunk {
  file: string;
  src?: string;
  isEntry?: true;
  isDynamicEntry?: true;
  imports?: string[];
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

  return {
    /** The scripts that only these modules need. */
    only(isTheirs: (module: string) => boolean): Set<string> {
      const names = (wanted: boolean) => entries.map(([name]) => name).filter((name) => isTheirs(name) === wanted);
      const others = filesOf(names(false));
      return new Set([...filesOf(names(true))].filter((file) => !others.has(file)));
    },
    /** The scripts that other modules need. */
    without: (isTheirs: (module: string) => boolean): Set<string> =>
      filesOf(entries.map(([name]) => name).filter((name) => !isTheirs(name))),
    /** The gzipped size of a script in bytes. */
    gzipped: async (file: string) => gzipSync(await readFile(dist + file), { level: 9 }).length,
    source: (file: string) => readFile(dist + file, 'utf8'),
  };
}

import type { LibraryChoice } from '../../domain/media-servers/port.ts';

const plain = (name: string) => name.trim().toLowerCase();

/**
 * Returns the chosen libraries, and the names that the server does not have. Unknown names add nothing: an empty result
 * restricts to no library, which the caller must not send where empty means all.
 */
export function chooseLibraries<L extends { name: string }>(choice: LibraryChoice, libraries: readonly L[]) {
  if (choice === 'all') return { chosen: [...libraries], unknownLibraries: [] };
  const wanted = new Set(choice.map(plain));
  const known = new Set(libraries.map(({ name }) => plain(name)));
  return {
    chosen: libraries.filter(({ name }) => wanted.has(plain(name))),
    unknownLibraries: choice.filter((name) => !known.has(plain(name))),
  };
}

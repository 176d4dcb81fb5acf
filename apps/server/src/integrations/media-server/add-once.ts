import type { Answer, Library, LibraryRefusal, MediaCallOptions, NewLibrary } from '../../domain/media-servers/port.ts';

/**
 * Adds a library unless there is one of that name. One with the same folders is returned, so that an injection can be
 * repeated after a failure. `add` resolves with undefined when a folder does not exist.
 */
export async function addOnce(
  { name, paths }: NewLibrary,
  list: (options?: MediaCallOptions) => Promise<Library[]>,
  options: MediaCallOptions,
  add: () => Promise<Library | undefined>,
): Promise<Answer<Library, LibraryRefusal>> {
  const known = (await list(options)).find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (known) {
    const isSame = known.paths.length === paths.length && paths.every((path) => known.paths.includes(path));
    return isSame ? { outcome: 'done', value: known } : { outcome: 'refused', reason: 'name-taken' };
  }
  const value = await add();
  return value ? { outcome: 'done', value } : { outcome: 'refused', reason: 'path-missing' };
}

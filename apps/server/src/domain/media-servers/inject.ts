import type { InjectionOutcome } from '@kronos/api/contract';
import type { ServerPath } from './injected-libraries.ts';
import type { Library, MediaServer } from './port.ts';

/** Removes trailing slashes: a media server lists a folder as it was entered there. */
const clean = (folder: string) => folder.replace(/(?<=.)\/+$/, '');

/** Whether a library consists of exactly this folder. */
export const isMadeOf = ({ paths }: Library, folder: string): boolean =>
  paths.length === 1 && paths.every((one) => clean(one) === folder);

/** Returns the library with a folder, preferably one that has no other. */
export const libraryWith = (libraries: readonly Library[], folder: string): Library | undefined =>
  libraries.find((one) => isMadeOf(one, folder)) ??
  libraries.find(({ paths }) => paths.some((one) => clean(one) === folder));

/** The outcome for a library path, and the library that it has become. */
export interface Injected {
  outcome: InjectionOutcome;
  library?: Library;
}

/** Creates a library from a library path, and adds it to the list of libraries. */
export async function inject(
  media: MediaServer,
  libraries: Library[],
  { name, kind, path }: ServerPath,
): Promise<Injected> {
  const known = libraryWith(libraries, path);
  if (known) return { outcome: 'unchanged', library: known };
  const answer = await media.addLibrary({ name, kind, paths: [path] });
  if (answer.outcome === 'refused') return { outcome: answer.reason };
  if (answer.outcome === 'done') {
    libraries.push(answer.value);
    return { outcome: 'added', library: answer.value };
  }
  if (answer.reason === 'one-kind-each') return { outcome: answer.reason };
  throw new Error(`A library of ${kind} is said to be impossible: ${answer.reason}.`);
}

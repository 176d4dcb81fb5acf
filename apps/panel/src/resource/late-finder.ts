import type { LoadOptions } from '@kronos/ui/ComboBox';
import type { StoreDeps } from '../stores/store-deps.ts';
import type { createRecordFinder } from './find-records.ts';

type Finder = ReturnType<typeof createRecordFinder>;

/**
 * The record finder, loaded with the first search. It calls endpoints for admins, so it is not part of a list's code.
 */
export function createLateFinder(deps: StoreDeps) {
  let finder: Promise<Finder> | undefined;
  const load = () => {
    finder ??= import('./find-records.ts').then((module) => module.createRecordFinder(deps));
    finder.catch(() => (finder = undefined));
    return finder;
  };
  const made = new Map<keyof Finder, LoadOptions>();
  return (records: keyof Finder): LoadOptions => {
    const find: LoadOptions = made.get(records) ?? (async (...asked) => (await load())[records](...asked));
    made.set(records, find);
    return find;
  };
}

import { episodesOf } from './episodes.ts';
import { isWithin } from './folders.ts';
import type { MediaStore, StoredLibrary } from './store.ts';
import { isShows, titlesOf } from './titles.ts';

interface Deps {
  store: MediaStore;
  /** Milliseconds that a scan of one library takes. */
  scanMs: number;
  hasFolder(path: string): boolean;
  /** Called after the list has changed. */
  changed(): void;
}

/** The libraries of one media server. A scan takes time and can be stopped; the library has titles once it ends. */
export function createLibraries({ store, scanMs, hasFolder, changed }: Deps) {
  const { state } = store;
  const scans = new Map<number, NodeJS.Timeout>();

  const stop = (id: number) => {
    clearTimeout(scans.get(id));
    scans.delete(id);
  };
  const finish = (one: StoredLibrary) => {
    stop(one.id);
    one.isScanned = true;
    store.save();
  };
  const scan = (one: StoredLibrary, folder?: string) => {
    // As in the real products, a folder outside of the library is ignored silently.
    if (folder !== undefined && !one.paths.some((path) => isWithin(folder, path))) return;
    stop(one.id);
    scans.set(
      one.id,
      setTimeout(() => finish(one), scanMs),
    );
  };
  const scanned = (id: number) => state.libraries.filter((one) => one.id === id && one.isScanned);

  return {
    list: () => state.libraries,
    byId: (id: number) => state.libraries.find((one) => one.id === id),
    byName: (name: string) => state.libraries.find((one) => one.name === name),
    hasFolder,
    isScanning: (id: number) => scans.has(id),
    add(wanted: Pick<StoredLibrary, 'name' | 'kind' | 'paths'>): StoredLibrary {
      const fresh = { ...wanted, id: store.nextId(), isScanned: false };
      state.libraries.push(fresh);
      store.save();
      changed();
      scan(fresh);
      return fresh;
    },
    remove(id: number): void {
      stop(id);
      state.libraries = state.libraries.filter((one) => one.id !== id);
      state.watched = state.watched.filter((one) => one.libraryId !== id);
      store.save();
      changed();
    },
    /** Starts a scan; does nothing for a folder outside of the library. */
    scan,
    stop,
    /** Finishes all scans now, for tests that do not wait. */
    finishAll: () => {
      for (const one of state.libraries) if (scans.has(one.id)) finish(one);
    },
    /** Stops all scans when the server stops. */
    stopAll: () => {
      for (const id of scans.keys()) stop(id);
    },
    titles: (id: number) => scanned(id).flatMap(titlesOf),
    episodes: (id: number) => scanned(id).flatMap(episodesOf),
    /** The films, or the episodes of the shows, that a scan has found. */
    watchable: (id: number) => scanned(id).flatMap((one) => (isShows(one.kind) ? episodesOf(one) : titlesOf(one))),
  };
}

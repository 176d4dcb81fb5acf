import type { MediaStore, StoredLibrary } from './store.ts';
import { titlesOf } from './titles.ts';

interface Deps {
  store: MediaStore;
  /** How long a scan of one library takes. */
  scanMs: number;
  hasFolder(path: string): boolean;
  /** Called after the list has changed. */
  changed(): void;
}

/** The libraries of one media server. A scan takes its time and can be stopped; when it ends, the library has titles. */
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
  const scan = (one: StoredLibrary) => {
    stop(one.id);
    scans.set(
      one.id,
      setTimeout(() => finish(one), scanMs),
    );
  };

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
      store.save();
      changed();
    },
    scan,
    stop,
    /** Has all scans end now, for a test that does not wait. */
    finishAll: () => {
      for (const one of state.libraries) if (scans.has(one.id)) finish(one);
    },
    /** Ends all scans when the server stops. */
    stopAll: () => {
      for (const id of scans.keys()) stop(id);
    },
    titles: (id: number) => state.libraries.filter((one) => one.id === id && one.isScanned).flatMap(titlesOf),
  };
}

import { proxy, ref } from 'valtio/vanilla';
import type { AreaName } from './areas.ts';
import { startRoutes } from './areas/start.ts';
import { decideAtStart } from './decide-at-start.ts';
import type { Decision, Wanted } from './decision.ts';
import type { RouteEntry } from './entry.ts';
import type { RouteTable } from './match.ts';
import type * as whole from './whole.ts';

/** The complete guard, and the functions that load the rest of the table. */
export type WholeRoutes = Pick<typeof whole, 'decide' | 'loadArea' | 'loadScreen'>;

interface Known {
  readonly table: RouteTable;
  readonly decide: (wanted: Wanted) => Decision;
  /** The areas whose routes are in the table. */
  readonly areas: readonly AreaName[];
}

export type RoutesStore = ReturnType<typeof createRoutes>;

/**
 * The route table and the guard. Their start is part of the first load; each area is loaded when it is needed, and
 * `loadNames` loads the names of its pages with it.
 */
export function createRoutes(
  load: () => Promise<WholeRoutes>,
  loadNames: (area: AreaName) => Promise<unknown> = async () => undefined,
) {
  const state = proxy<{ known: Known }>({ known: ref({ table: startRoutes, decide: decideAtStart, areas: [] }) });
  const started = new Map<string, Promise<void>>();

  const fetch = async (areas: readonly AreaName[]) => {
    const { decide, loadArea } = await load();
    const [loaded] = await Promise.all([Promise.all(areas.map(loadArea)), ...areas.map(loadNames)]);
    const { known } = state;
    const table = Object.assign({}, known.table, ...loaded.map(({ routes }) => routes));
    state.known = ref({ table, decide, areas: [...new Set([...known.areas, ...areas])] });
  };

  return {
    state,
    /**
     * Loads areas; returns the same promise for the same areas, so that React can suspend on it. Failed ones are
     * tried again.
     */
    ensure(areas: readonly AreaName[]): Promise<void> {
      const key = areas.join();
      const loading = started.get(key) ?? fetch(areas);
      started.set(key, loading);
      loading.catch(() => started.delete(key));
      return loading;
    },
    /** Loads the page of a route. */
    loadScreen: async (entry: RouteEntry) => (await load()).loadScreen(entry),
  };
}

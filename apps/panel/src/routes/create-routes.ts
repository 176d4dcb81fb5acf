import { proxy, ref } from 'valtio/vanilla';
import { decideAtStart } from './decide-at-start.ts';
import type { Decision, Wanted } from './decision.ts';
import type { RouteTable } from './match.ts';
import { start } from './tables/start.ts';

/** The whole table, and the guard that knows all of its rules. */
export interface WholeRoutes {
  readonly table: RouteTable;
  readonly decide: (wanted: Wanted) => Decision;
}

export type RoutesStore = ReturnType<typeof createRoutes>;

/** Table and guard: their start comes with the page, the rest when somebody goes further than signing in. */
export function createRoutes(load: () => Promise<WholeRoutes>) {
  const state = proxy<{ known: WholeRoutes }>({ known: ref({ table: start, decide: decideAtStart }) });
  let whole: Promise<void> | undefined;

  const fetch = async () => {
    try {
      state.known = ref(await load());
    } catch (error) {
      whole = undefined;
      throw error;
    }
  };

  return {
    state,
    /** The rest; the same promise, so that React can wait for it. What failed is tried again by the next call. */
    ensure(): Promise<void> {
      whole ??= fetch();
      return whole;
    },
  };
}

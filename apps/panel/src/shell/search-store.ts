import type { SearchResult } from '@kronos/api/contract';
import { adminSearch } from '@kronos/api/routes/admin-search';
import { proxy } from 'valtio/vanilla';
import { dataOf } from '../stores/data-of.ts';
import type { StoreDeps } from '../stores/store-deps.ts';

/** A search result, as the dialog shows it. */
export interface Found {
  readonly id: string;
  /** The number of the found record. */
  readonly record: number;
  readonly section: SearchResult['section'];
  readonly name: string;
  readonly description: string | undefined;
  readonly image: string | undefined;
  readonly target: string;
}

const mostRecents = 5;

/** An admin's search and recent results, which are kept until sign-out. */
export function createSearchStore({ api }: StoreDeps) {
  const { search } = api.extend({ adminSearch }).adminSearch;
  const state = proxy<{ recents: Found[] }>({ recents: [] });
  let newest: readonly Found[] = [];
  return {
    state,
    /** A section is sent as the prefix of spec §7. Without a response it rejects, and the dialog shows that. */
    async find(text: string, { section, signal }: { section?: string | undefined; signal: AbortSignal }) {
      const query = section === undefined ? text : `${section}:${text}`;
      const { results } = dataOf(await search({ query: { query } }, { signal }));
      newest = results.map(
        ({ id, section: own, name, detail, image, target }): Found => ({
          id: `${own}-${id}`,
          record: id,
          section: own,
          name,
          description: detail ?? undefined,
          image: image ?? undefined,
          target,
        }),
      );
      return newest;
    },
    /** Remembers a chosen result. */
    remember(chosen: string) {
      const found = [...newest, ...state.recents].find(({ id }) => id === chosen);
      if (found) state.recents = [found, ...state.recents.filter(({ id }) => id !== chosen)].slice(0, mostRecents);
    },
  };
}

import type { PlacedContent } from '@kronos/api/contract';
import { dynamicContent as routes } from '@kronos/api/routes/dynamic-content';
import { proxy } from 'valtio/vanilla';
import type { StoreDeps } from './store-deps.ts';
import { keepCurrent } from './keep-current.ts';

/** The dynamic content for the user, by its place in the panel. */
export function createContentsStore(deps: StoreDeps) {
  const { dynamicContent } = deps.api.extend({ dynamicContent: routes });
  const state = proxy<{ shown: PlacedContent[] }>({ shown: [] });
  keepCurrent(deps, {
    read: (options) => dynamicContent.current({}, options),
    show: ({ data }) => {
      state.shown = data;
    },
  });
  return { state };
}

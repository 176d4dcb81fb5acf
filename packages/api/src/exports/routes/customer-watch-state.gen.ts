// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `customerWatchState`. */
export const customerWatchState: RouteGroup<Contract['customerWatchState']> = {
  compare: 'POST /api/customer/plex-tools/watch-state/compare',
  apply: 'POST /api/customer/plex-tools/watch-state/apply',
};

import type { Contract, Handlers } from '@kronos/api/contract';
import type { WatchSync } from '../domain/media-servers/watch-sync.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Handlers of the watch state of Plex servers. The domain checks each server of a call. */
export function customerWatchStateHandlers({
  watchSync,
}: {
  watchSync: WatchSync;
}): Handlers<Contract, RequestContext>['customerWatchState'] {
  return {
    compare: ({ body: { source, target, is_exact: isExact, token } }, { session }) =>
      watchSync.compare(session.user, { source, target, isExact, token }),
    apply: async ({ body: { target, changes, token } }, { session }) => ({
      success: true,
      data: await watchSync.apply(session.user, { target, changes, token }),
    }),
  };
}

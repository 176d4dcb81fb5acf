import type { Contract, Handlers } from '@kronos/api/contract';
import type { LibraryInjection } from '../domain/media-servers/injection.ts';
import type { RequestContext } from '../http/request-context.ts';
import { mediaCaller } from './media-caller.ts';

/**
 * Handlers of the library paths that are, or could become, libraries of a customer's server. Authorization happens
 * before.
 */
export function customerLibraryPathsHandlers({
  libraryInjection,
}: {
  libraryInjection: LibraryInjection;
}): Handlers<Contract, RequestContext>['customerLibraryPaths'] {
  return {
    list: ({ query }, context) => libraryInjection.list(context.server, mediaCaller(context, query)),
    async inject({ body }, context) {
      const chosen = body.library_paths;
      return {
        success: true,
        data: await libraryInjection.inject(context.server, mediaCaller(context, body), chosen),
      };
    },
    async eject({ params, body }, context) {
      await libraryInjection.eject(context.server, mediaCaller(context, body), params.path);
      return { success: true };
    },
    async syncLibraries({ query }, context) {
      return { success: true, data: await libraryInjection.sync(context.server, mediaCaller(context, query)) };
    },
  };
}

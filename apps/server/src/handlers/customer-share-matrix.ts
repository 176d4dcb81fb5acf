import type { Contract, Handlers } from '@kronos/api/contract';
import type { ShareChanges } from '../domain/media-servers/share-changes.ts';
import type { ShareMatrixReader } from '../domain/media-servers/share-matrix.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Handlers of the table of shares. The domain checks each server of a call. */
export function customerShareMatrixHandlers(deps: {
  shareMatrix: ShareMatrixReader;
  shareChanges: ShareChanges;
}): Handlers<Contract, RequestContext>['customerShareMatrix'] {
  const { shareMatrix, shareChanges } = deps;
  return {
    show: ({ query }, { session }) => shareMatrix.show(session.user, query.token),
    preview: ({ body }, { session }) => shareChanges.preview(session.user, body),
    apply: async ({ body }, { session }) => ({ success: true, data: await shareChanges.apply(session.user, body) }),
  };
}

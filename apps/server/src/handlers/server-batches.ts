import type { Contract, Handlers } from '@kronos/api/contract';
import type { Batches } from '../domain/servers/batches.ts';
import type { BlastRadiusOf } from '../domain/servers/blast-radius.ts';
import type { Moving } from '../domain/servers/moving.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Handlers of batches, for admins. */
export function serverBatchesHandlers({
  batches,
  blastRadius,
  moving,
}: {
  batches: Batches;
  blastRadius: BlastRadiusOf;
  moving: Moving;
}): Handlers<Contract, RequestContext>['serverBatches'] {
  return {
    blastRadius: ({ query }) => blastRadius(query.ids),
    movePlan: async ({ query }) => ({ data: await moving.plan(query.ids) }),
    begin: ({ body }) => batches.begin(body.action, body.ids, body.node_id),
    one: async ({ params }) => ({ data: await batches.find(params.id) }),
    retry: ({ params }) => batches.retry(params.id),
  };
}

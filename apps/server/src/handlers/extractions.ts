import type { Contract, Handlers } from '@kronos/api/contract';
import type { Audit } from '../domain/audit/audit.ts';
import type { ExtractionOrders } from '../domain/nodes/extraction-orders.ts';
import type { Extractions } from '../domain/nodes/extractions.ts';
import type { RequestContext } from '../http/request-context.ts';
import { bulkHandler } from './bulk.ts';

/** Handlers of archive extractions on nodes, for admins. */
export const adminExtractionsHandlers = ({
  audit,
  extractions,
  extractionOrders,
}: {
  audit: Audit;
  extractions: Extractions;
  extractionOrders: ExtractionOrders;
}): Handlers<Contract, RequestContext>['adminExtractions'] => ({
  list: ({ query }) => extractions.list(query),
  export: ({ query }) => extractions.export(query),
  bulk: bulkHandler(audit, { cancel: (id) => extractionOrders.cancel(id) }),
  async cancel({ params }) {
    await extractionOrders.cancel(params.id);
    return { success: true };
  },
});

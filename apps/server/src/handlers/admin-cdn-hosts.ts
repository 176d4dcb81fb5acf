import type { Contract, Handlers } from '@kronos/api/contract';
import type { Audit } from '../domain/audit/audit.ts';
import type { CdnHostAdministration } from '../domain/cdn/administration.ts';
import type { RequestContext } from '../http/request-context.ts';
import { bulkHandler } from './bulk.ts';
import { recordHandlers } from './records.ts';

/** Handlers of the CDN hosts, for admins (spec §2 "integrations/cdn"). */
export const adminCdnHostsHandlers = ({
  cdnHostAdministration,
  audit,
}: {
  audit: Audit;
  cdnHostAdministration: CdnHostAdministration;
}): Handlers<Contract, RequestContext>['adminCdnHosts'] => ({
  ...recordHandlers(cdnHostAdministration),
  bulk: bulkHandler(audit, { check: (id) => cdnHostAdministration.check(id) }),
  check: async ({ params }) => ({ success: true, data: await cdnHostAdministration.check(params.id) }),
});

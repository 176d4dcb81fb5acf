import type { Contract, Handlers } from '@kronos/api/contract';
import type { ApiClients } from '../domain/api-clients/api-clients.ts';
import type { Confirmations } from '../domain/sessions/confirmations.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Handlers of API clients, for admins (spec §2 "integrations/kronos-api"). */
export function adminApiClientsHandlers({
  apiClients,
  confirmations,
  apiDomain,
}: {
  apiClients: ApiClients;
  confirmations: Confirmations;
  apiDomain: string;
}): Handlers<Contract, RequestContext>['adminApiClients'] {
  return {
    async list() {
      const { clients, resellerPanels } = await apiClients.list();
      return { clients, reseller_panels: resellerPanels, api_domain: apiDomain };
    },
    async create({ body }, { session }) {
      confirmations.require(session);
      return { success: true, ...(await apiClients.create(session.user, body)) };
    },
    async update({ params, query, body }, { session }) {
      confirmations.require(session);
      await apiClients.update(params.id, body, query.based_on);
      return { success: true };
    },
    async renew({ params }, { session }) {
      confirmations.require(session);
      return { success: true, key: await apiClients.renew(params.id) };
    },
    async remove({ params }) {
      await apiClients.remove(params.id);
      return { success: true };
    },
  };
}

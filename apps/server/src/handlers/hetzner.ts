import type { Contract, Handlers } from '@kronos/api/contract';
import type { HetznerOrders } from '../domain/hetzner/orders.ts';
import type { HetznerProjectAdministration } from '../domain/hetzner/project-administration.ts';
import type { HetznerReadings } from '../domain/hetzner/readings.ts';
import type { HetznerServerList } from '../domain/hetzner/server-list.ts';
import type { RequestContext } from '../http/request-context.ts';
import { recordHandlers } from './records.ts';

interface HetznerDeps {
  hetznerProjectAdministration: HetznerProjectAdministration;
  hetznerServerList: HetznerServerList;
  hetznerReadings: HetznerReadings;
  hetznerOrders: HetznerOrders;
}

/** Handlers of Hetzner Cloud, for admins (spec §2 "integrations/hetzner"). */
export const hetznerHandlers = ({
  hetznerProjectAdministration: projects,
  hetznerServerList: servers,
  hetznerReadings: readings,
  hetznerOrders: orders,
}: HetznerDeps): Pick<Handlers<Contract, RequestContext>, 'adminHetznerProjects' | 'adminHetznerServers'> => ({
  adminHetznerProjects: recordHandlers(projects),
  adminHetznerServers: {
    list: ({ query }) => servers.list(query),
    export: ({ query }) => servers.export(query),
    refresh: async () => ({ success: true, failed: await readings.refresh() }),
    act: ({ params, body }) => orders.act(params.id, body),
  },
});

import type { Contract, Handlers } from '@kronos/api/contract';
import type { Audit } from '../domain/audit/audit.ts';
import type { MountAdministration } from '../domain/mounts/administration.ts';
import type { MountOrders } from '../domain/mounts/orders.ts';
import type { RequestContext } from '../http/request-context.ts';
import { bulkHandler } from './bulk.ts';
import { recordHandlers } from './records.ts';

/** Handlers of the storage of nodes, for admins (spec §2 "storage"). */
export const adminMountsHandlers = ({
  mountAdministration,
  mountOrders,
  audit,
}: {
  mountAdministration: MountAdministration;
  mountOrders: MountOrders;
  audit: Audit;
}): Handlers<Contract, RequestContext>['adminMounts'] => ({
  ...recordHandlers(mountAdministration),
  bulk: bulkHandler(audit, {
    check: (id) => mountOrders.check(id),
    remount: (id) => mountOrders.remount(id),
    cancel: (id) => mountOrders.cancel(id),
  }),
  check: ({ params }) => mountOrders.check(params.id),
  remount: ({ params }) => mountOrders.remount(params.id),
});

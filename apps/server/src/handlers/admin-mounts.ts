import type { Contract, Handlers } from '@kronos/api/contract';
import type { MountAdministration } from '../domain/mounts/administration.ts';
import type { MountOrders } from '../domain/mounts/orders.ts';
import type { RequestContext } from '../http/request-context.ts';
import { recordHandlers } from './records.ts';

/** The storage of nodes, for admins (spec §2 "storage"). */
export const adminMountsHandlers = ({
  mountAdministration,
  mountOrders,
}: {
  mountAdministration: MountAdministration;
  mountOrders: MountOrders;
}): Handlers<Contract, RequestContext>['adminMounts'] => ({
  ...recordHandlers(mountAdministration),
  check: ({ params }) => mountOrders.check(params.id),
  remount: ({ params }) => mountOrders.remount(params.id),
});

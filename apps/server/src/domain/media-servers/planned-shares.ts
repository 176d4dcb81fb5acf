import type { ShareCall } from '@kronos/api/contract';
import { nameOf } from './invite-list.ts';
import type { AccessChange, MediaRequest } from './port.ts';
import type { Change, SharePlan } from './share-plan.ts';

/** Presents a planned change as the call that it requires; empty when it requires none. */
export function planned(
  server_id: number,
  { change, plan }: { change: Change; plan: SharePlan },
  describe: (change: AccessChange) => MediaRequest[],
): ShareCall[] {
  if (plan.kind === 'nothing') return [];
  const sent: AccessChange =
    plan.kind === 'invite' ? { kind: 'invite', how: plan.invitation.how } : { kind: plan.kind, invite: plan.live };
  const open = plan.cells.filter(({ outcome }) => outcome === undefined);
  const namesOf = (isShared: boolean) =>
    open.filter(({ is_shared }) => is_shared === isShared).map(({ library }) => library);
  return [
    {
      server_id,
      person: change.person,
      name: plan.person ? nameOf(plan.person) : change.person,
      kind: plan.kind,
      share: namesOf(true),
      take: namesOf(false),
      requests: describe(sent),
    },
  ];
}

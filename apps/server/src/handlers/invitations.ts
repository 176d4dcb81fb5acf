import type { Contract, Handlers } from '@kronos/api/contract';
import type { InviteKeyList } from '../domain/invitations/invite-key-list.ts';
import type { Invitations } from '../domain/invitations/invitations.ts';
import { presentUser } from '../domain/users/users.ts';
import type { GuestLimits } from '../http/guest-limits.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Handlers of invitation keys. Attempts are rate-limited. */
export function invitationsHandlers({
  invitations,
  guestLimits,
}: {
  invitations: Invitations;
  guestLimits: GuestLimits;
}): Handlers<Contract, RequestContext>['invitations'] {
  return {
    async verify({ body }, { ip }) {
      await guestLimits.inviteLook(ip);
      return { data: await invitations.look(body.key) };
    },
    async accept({ body }, { ip, userAgent }) {
      await guestLimits.inviteAccept(ip);
      const { token, user } = await invitations.accept({ ...body, ip, userAgent });
      return { token, user: presentUser(user) };
    },
  };
}

/** Handlers of the caller's own invitation keys. */
export const customerInvitationsHandlers = ({
  inviteKeyList,
}: {
  inviteKeyList: InviteKeyList;
}): Handlers<Contract, RequestContext>['customerInvitations'] => ({
  async list(_request, { session: { user } }) {
    const { data, ...page } = await inviteKeyList.of(user.id);
    // The ids of accounts are for admins only.
    return {
      ...page,
      data: data.map((key) => ({ ...key, used_by: key.used_by.map(({ name, at }) => ({ name, at })) })),
    };
  },
});

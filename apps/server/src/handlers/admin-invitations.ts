import type { Contract, Handlers } from '@kronos/api/contract';
import { notFound } from '../platform/app-error.ts';
import type { InvitationAdministration } from '../domain/invitations/administration.ts';
import type { Users } from '../domain/users/users.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Handlers of users' invitation keys, for admins. */
export function adminInvitationsHandlers({
  users,
  invitationAdministration,
}: {
  users: Users;
  invitationAdministration: InvitationAdministration;
}): Handlers<Contract, RequestContext>['adminInvitations'] {
  const inviter = async (id: number) => {
    const user = await users.find(id);
    if (!user) throw notFound('user');
    return { id, name: user.name };
  };
  return {
    list: async ({ params }) => invitationAdministration.list(await inviter(params.id)),
    async create({ params, body }) {
      return { success: true, ...(await invitationAdministration.create(await inviter(params.id), body)) };
    },
    async withdraw({ params }) {
      await invitationAdministration.withdraw(await inviter(params.id), params.invitation);
      return { success: true };
    },
  };
}

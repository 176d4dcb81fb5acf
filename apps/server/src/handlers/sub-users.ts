import type { Contract, Handlers } from '@kronos/api/contract';
import type { SubUserInvitations } from '../domain/sub-users/invitations.ts';
import { requireMainAccount, type SubUsers } from '../domain/sub-users/sub-users.ts';
import type { RequestContext } from '../http/request-context.ts';
import { type MailLimit, pass } from './limits.ts';

/** Handlers of the caller's sub-users, and of their invitations. */
export function subUsersHandlers(deps: {
  subUsers: SubUsers;
  subUserInvitations: SubUserInvitations;
  letterLimit: MailLimit;
}): Handlers<Contract, RequestContext>['subUsers'] {
  const { subUsers, subUserInvitations: invitations, letterLimit } = deps;
  /** Returns the caller, who must not be a sub-user. */
  const ownerOf = ({ session: { user } }: RequestContext) => {
    requireMainAccount(user);
    return user;
  };
  return {
    async list({ query }, context) {
      const owner = ownerOf(context);
      const [page, open, servers] = await Promise.all([
        subUsers.list(owner, query),
        invitations.list(owner),
        subUsers.serversOf(owner),
      ]);
      return { ...page, invitations: open, servers };
    },
    async invite({ body }, context) {
      const owner = ownerOf(context);
      await pass(letterLimit(owner.id, body.email));
      await invitations.invite(owner, body);
      return { success: true };
    },
    async resend({ params }, context) {
      const owner = ownerOf(context);
      await pass(letterLimit(owner.id, await invitations.addressOf(owner, params.id)));
      await invitations.resend(owner, params.id);
      return { success: true };
    },
    async withdraw({ params }, context) {
      await invitations.withdraw(ownerOf(context), params.id);
      return { success: true };
    },
    async setRights({ params, body }, context) {
      await subUsers.setRights(ownerOf(context), params.id, body.servers);
      return { success: true };
    },
    async remove({ params }, context) {
      await subUsers.remove(ownerOf(context), params.id);
      return { success: true };
    },
    invitation: ({ params }) => invitations.look(params.token),
    accept: async ({ params, body }) => ({ success: true, email: await invitations.accept(params.token, body) }),
  };
}

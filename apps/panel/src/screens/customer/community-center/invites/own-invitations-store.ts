import type { Contract, ResponseOf } from '@kronos/api/contract';
import { customerInvitations } from '@kronos/api/routes/customer-invitations';
import { createAnswer } from '../../../../stores/create-answer.ts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

type Page = ResponseOf<Contract['customerInvitations']['list']>;

/** The invitation keys of the user, each with the users who joined with it. */
export function createOwnInvitationsStore(deps: StoreDeps) {
  const { customerInvitations: api } = deps.api.extend({ customerInvitations });
  const { state, load, loadAgain } = createAnswer<Page>(deps, (options) => api.list({}, options));
  // The inviter is notified when an invitation is accepted.
  deps.follow('user', 'new-notification', loadAgain);
  return { state, load };
}

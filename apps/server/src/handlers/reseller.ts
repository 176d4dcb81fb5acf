import type { Contract, Handlers } from '@kronos/api/contract';
import type { Resellers } from '../domain/resellers/resellers.ts';
import type { RequestContext } from '../http/request-context.ts';

/** The caller's business. */
export const resellerHandlers = ({
  resellers,
}: {
  resellers: Resellers;
}): Handlers<Contract, RequestContext>['reseller'] => ({
  show: (_, { session }) => resellers.summary(session.user),
});

import type { Contract, Handlers } from '@kronos/api/contract';
import type { Resellers } from '../domain/resellers/resellers.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Handlers of the caller's reseller page. */
export const resellerHandlers = ({
  resellers,
}: {
  resellers: Resellers;
}): Handlers<Contract, RequestContext>['reseller'] => ({
  show: (_, { session }) => resellers.summary(session.user),
});

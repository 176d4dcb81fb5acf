import type { Contract, Handlers, Impersonation } from '@kronos/api/contract';
import type { Clock } from '../platform/clock.ts';
import type { Impersonations } from '../domain/sessions/impersonations.ts';
import type { SessionRow } from '../domain/sessions/sessions.ts';
import { presentUser } from '../domain/users/users.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Handlers of impersonations. */
export function impersonationsHandlers({
  impersonations,
  clock,
}: {
  impersonations: Impersonations;
  clock: Clock;
}): Handlers<Contract, RequestContext>['impersonations'] {
  const present = ({ impersonator }: SessionRow): Impersonation | null =>
    impersonator && {
      admin: { id: impersonator.id, name: impersonator.name },
      reason: impersonator.reason,
      read_only: impersonator.isReadOnly,
      expires_at: impersonator.expiresAt.toISOString(),
      seconds_left: Math.ceil((impersonator.expiresAt.getTime() - clock.now().getTime()) / 1000),
    };

  return {
    async begin({ params, body }, { session }) {
      const { reason, read_only: readOnly, minutes } = body;
      const { token, expiresAt } = await impersonations.begin(session, params.id, { reason, readOnly, minutes });
      return { success: true, token, link: `/app/impersonate/${token}`, expires_at: expiresAt.toISOString() };
    },
    async exchange({ body }, { ip, userAgent }) {
      const { token, returnKey, session } = await impersonations.enter(body.token, { ip, userAgent });
      const impersonation = present(session);
      if (!impersonation) throw new Error('The session of an impersonation has no admin.');
      return { token, user: presentUser(session.user), return_key: returnKey, impersonation };
    },
    current: (_, { session }) => ({ impersonation: present(session) }),
  };
}

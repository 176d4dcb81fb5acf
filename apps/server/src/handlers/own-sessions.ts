import type { Contract, Handlers } from '@kronos/api/contract';
import { notFound } from '../platform/app-error.ts';
import { describeAgent } from '../domain/sessions/describe-agent.ts';
import type { SignIns } from '../domain/sessions/sign-ins.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Handlers of the caller's sessions. */
export function ownSessionsHandlers({
  signIns,
}: {
  signIns: SignIns;
}): Handlers<Contract, RequestContext>['ownSessions'] {
  return {
    async list({ query }, { session }) {
      const { rows, meta } = await signIns.listOf(session.user.id, query);
      return {
        data: rows.map(({ session: { id, userAgent, ip, createdAt, lastUsedAt }, impersonator }) => ({
          id,
          ...describeAgent(userAgent),
          ip,
          created_at: createdAt.toISOString(),
          last_used_at: lastUsedAt.toISOString(),
          is_current: id === session.id,
          impersonated_by: impersonator,
        })),
        meta,
      };
    },
    async end({ params }, { session }) {
      const { id, name } = session.user;
      if (!(await signIns.end({ id, name }, params.id))) throw notFound('session');
      return { success: true };
    },
    async endOthers(_, { session }) {
      const { id, name } = session.user;
      return { success: true, count: await signIns.endAll({ id, name }, session.id) };
    },
  };
}

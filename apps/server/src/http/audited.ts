import { changesState, type Endpoint } from '@kronos/api/contract';
import type { AuditContext } from '../domain/audit/audit.ts';
import type { SessionRow } from '../domain/sessions/sessions.ts';

export { changesState };

/** Whether an endpoint leaves a row in the audit log when it succeeds. */
export const isAudited = (endpoint: Endpoint): boolean => changesState(endpoint) && !endpoint.unaudited;

/** Returns who acts in a session: the admin, in an impersonation. */
export function auditContextOf(action: string, session: SessionRow | null, ip: string): AuditContext {
  const { user = null, impersonator = null, client = null } = session ?? {};
  return { action, actor: impersonator ?? user, behalfOf: impersonator && user, client: client && client.name, ip };
}

import type { Endpoint } from '@kronos/api/contract';
import type { Deed } from '../domain/audit/audit.ts';
import type { SessionRow } from '../domain/sessions/sessions.ts';

/** True for an endpoint that changes something: its CSRF token and origin are checked. */
export const changesState = ({ method, mutates }: Endpoint): boolean => method !== 'GET' || mutates === true;

/** POSTs that change no record of anybody: one signs for a socket, the other measures as the panel itself does all day. */
const harmless: ReadonlySet<string> = new Set(['system.authorizeChannel', 'customerServers.pingNow']);

/** True for an endpoint that leaves a row in the audit log whenever it succeeds. */
export const isAudited = (id: string, endpoint: Endpoint): boolean => changesState(endpoint) && !harmless.has(id);

/** Who acts in a session: the admin, where one is signed in as somebody else. */
export function deedOf(action: string, session: SessionRow | null, ip: string): Deed {
  const { user = null, impersonator = null } = session ?? {};
  return { action, actor: impersonator ?? user, behalfOf: impersonator && user, ip };
}

import type { Visitor } from '../routes/decision.ts';
import type { Roles } from '../routes/roles.ts';
import type { SessionState } from './session.ts';

/** What the guard needs of a session; until the user is known it waits. */
export const visitorOf = ({
  status,
  user,
  landing,
}: Pick<SessionState, 'status' | 'landing'> & { user: Roles | null }): Visitor => {
  if (status === 'guest') return { status };
  return status === 'signed-in' && user ? { status, user, landing } : { status: 'restoring' };
};

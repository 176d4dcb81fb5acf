import type { Visitor } from '../routes/decision.ts';
import type { Roles } from '../routes/roles.ts';
import type { SessionState } from './session.ts';

/** The part of a session that the guard uses; it waits until the user is known. */
export const visitorOf = ({
  status,
  user,
  landing,
}: Pick<SessionState, 'status' | 'landing'> & { user: Roles | null }): Visitor => {
  if (status === 'guest') return { status };
  return status === 'signed-in' && user ? { status, user, landing } : { status: 'restoring' };
};

import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { apiClients, users } from '../../db/schema.ts';
import { hashToken, type SessionRow } from '../sessions/sessions.ts';
import { isReseller } from '../users/is-reseller.ts';

/** Milliseconds between updates of a client's last use, so that not every read costs a write. */
const touchEvery = 60_000;

/**
 * Finds the client with a key and returns a stand-in for a session of the user as whom it acts. The stand-in is never
 * confirmed, so endpoints that require a confirmation are closed to clients. Null when the key is not valid, or the
 * user is no longer an admin or, for a reseller panel, no longer a reseller.
 */
export function createFindClient({ db, clock }: { db: Database; clock: Clock }) {
  return async (key: string, ip: string): Promise<SessionRow | null> => {
    const now = clock.now();
    const [row] = await db.current
      .select({ client: apiClients, user: users })
      .from(apiClients)
      .innerJoin(users, eq(users.id, apiClients.userId))
      .where(
        and(eq(apiClients.keyHash, hashToken(key)), or(isNull(apiClients.expiresAt), gt(apiClients.expiresAt, now))),
      );
    if (!row) return null;
    const { client, user } = row;
    const { id, name, scopes, isResellerPanel, lastUsedAt, lastUsedFrom } = client;
    if (isResellerPanel ? !isReseller(user) : !user.isAdmin) return null;
    if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= touchEvery || lastUsedFrom !== ip)
      await db.current.update(apiClients).set({ lastUsedAt: now, lastUsedFrom: ip }).where(eq(apiClients.id, id));
    return { id: `client-${id}`, user, impersonator: null, confirmedAt: null, client: { name, scopes } };
  };
}

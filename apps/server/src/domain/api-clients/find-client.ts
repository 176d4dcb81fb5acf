import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { apiClients, users } from '../../db/schema.ts';
import { hashToken, type SessionRow } from '../sessions/sessions.ts';
import { isReseller } from '../users/is-reseller.ts';

/** The last use is written at most this often, so that a read does not cost a write. */
const touchEvery = 60_000;

/**
 * Returns who calls with a key: the user as whom the client acts, in what stands in for a session. It is never confirmed, so
 * what needs a confirmation is closed to clients. Null when the key opens nothing, also once the user is no admin, or no
 * reseller, any more.
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

import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import type { Audit } from '../audit/audit.ts';
import type { UserRow } from '../users/users.ts';
import { hashToken, type SessionRow, type Sessions } from './sessions.ts';

export interface Visit {
  ip: string;
  userAgent: string | null;
}

export type Impersonations = ReturnType<typeof createImpersonations>;

/** Admins who are signed in as somebody else, and their way home. */
export function createImpersonations({ db, sessions, audit }: { db: Database; sessions: Sessions; audit: Audit }) {
  return {
    /** Opens a session as `user` for an admin. The return key is shown once, like the token. */
    begin: (admin: UserRow, user: UserRow, visit: Visit): Promise<{ token: string; returnKey: string }> =>
      db.transaction(async () => {
        const returnKey = randomBytes(32).toString('base64url');
        const token = await sessions.open(user, {
          ...visit,
          remember: false,
          impersonation: { adminId: admin.id, returnKeyHash: hashToken(returnKey) },
        });
        const target = { kind: 'user', id: user.id, name: user.name };
        await audit.write({ action: 'impersonation.begin', actor: admin, target });
        return { token, returnKey };
      }),
    /** Ends such a session and opens the admin's own; null for a wrong key, or when the admin is one no more. */
    async end(
      session: SessionRow,
      { returnKey, userId }: { returnKey: string; userId: number },
      visit: Visit,
    ): Promise<{ token: string; admin: UserRow } | null> {
      const { impersonator } = session;
      if (!impersonator || session.user.id !== userId || impersonator.returnKeyHash !== hashToken(returnKey))
        return null;
      return db.transaction(async () => {
        const [admin] = await db.current.select().from(users).where(eq(users.id, impersonator.id));
        if (!admin?.isAdmin || !(await sessions.revoke(session.id))) return null;
        await audit.write({ target: { kind: 'user', id: session.user.id, name: session.user.name } });
        return { admin, token: await sessions.open(admin, { ...visit, remember: false }) };
      });
    },
  };
}

import { eq } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { sessions } from '../../db/schema.ts';
import { verifyPassword } from '../../security/passwords.ts';
import type { Audit } from '../audit/audit.ts';
import type { Factors, Proof } from '../factors/factors.ts';
import type { SessionRow } from './sessions.ts';

/** How long a confirmation is valid. */
const lifetime = 10 * 60_000;

export type Confirmations = ReturnType<typeof createConfirmations>;

/** Confirmations of identity before sensitive changes: the user has recently entered a password or second factor. */
export function createConfirmations(deps: { db: Database; clock: Clock; factors: Factors; audit: Audit }) {
  const { db, clock, factors, audit } = deps;
  /** Returns until when the session is confirmed; null when it is not. */
  const until = ({ confirmedAt, impersonator }: SessionRow): Date | null => {
    if (!confirmedAt || impersonator) return null;
    const end = new Date(confirmedAt.getTime() + lifetime);
    return end > clock.now() ? end : null;
  };

  return {
    until,
    /** Refuses a session without a recent confirmation; an impersonation never has one. */
    require(session: SessionRow): void {
      if (session.impersonator) throw new AppError('forbidden', 'Only the account’s owner may change this.');
      if (!until(session)) throw new AppError('forbidden', 'Confirm that it is you, then try again.');
    },
    /** Confirms with the password or the second factor; null when it is wrong. */
    async confirm(
      session: SessionRow,
      { password, ...proof }: Proof & { password?: string | undefined },
    ): Promise<Date | null> {
      const { id, user, impersonator } = session;
      if (impersonator) return null;
      const target = { kind: 'user', id: user.id, name: user.name };
      const isPassword = password !== undefined && (await verifyPassword(user.passwordHash, password));
      const confirmedAt = clock.now();
      const isConfirmed = await db.transaction(async () => {
        if (!isPassword && !(await factors.verify(user.id, proof, 'confirm'))) return false;
        await db.current.update(sessions).set({ confirmedAt }).where(eq(sessions.id, id));
        await audit.write({ target });
        return true;
      });
      if (isConfirmed) return until({ ...session, confirmedAt });
      await db.transaction(() => audit.write({ target, refused: true }));
      return null;
    },
  };
}

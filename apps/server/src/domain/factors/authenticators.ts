import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { authenticators } from '../../db/schema.ts';
import type { Sealer } from '../../security/sealer.ts';
import type { Settings } from '../settings/settings.ts';

/** The time steps before and after the current one whose codes are accepted, for clocks that are slightly off. */
const window = 1;

/** The setup of an authenticator app, shown once. */
export interface AuthenticatorSetup {
  secret: string;
  uri: string;
}

export type Authenticators = ReturnType<typeof createAuthenticators>;

/** Authenticator apps: six digits that change every half minute (RFC 6238). */
export function createAuthenticators(deps: { db: Database; clock: Clock; sealer: Sealer; settings: Settings }) {
  const { db, clock, sealer, settings } = deps;
  const placeOf = (userId: number) => `authenticators:${userId}:secret`;
  const totpOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) });

  const find = async (userId: number) => {
    const [row] = await db.current.select().from(authenticators).where(eq(authenticators.userId, userId));
    return row;
  };

  /** Returns the time step of a currently valid code; null for any other. */
  const stepOf = (sealed: string, userId: number, code: string): number | null => {
    // Six multi-byte characters would make the comparison throw.
    if (!/^\d{6}$/.test(code)) return null;
    const totp = totpOf(sealer.open(sealed, placeOf(userId)));
    const timestamp = clock.now().getTime();
    const delta = totp.validate({ token: code, window, timestamp });
    return delta === null ? null : totp.counter({ timestamp }) + delta;
  };

  /** Accepts each step once, even when two codes arrive at the same time. */
  const accept = async (userId: number, code: string, isConfirmed: boolean): Promise<boolean> => {
    const row = await find(userId);
    const step = row && (row.confirmedAt !== null) === isConfirmed ? stepOf(row.secret, userId, code) : null;
    if (step === null) return false;
    const mine = and(
      eq(authenticators.userId, userId),
      lt(authenticators.lastStep, step),
      (isConfirmed ? isNotNull : isNull)(authenticators.confirmedAt),
    );
    const used = await db.current
      .update(authenticators)
      .set({ lastStep: step, ...(!isConfirmed && { confirmedAt: clock.now() }) })
      .where(mine)
      .returning({ userId: authenticators.userId });
    return used.length > 0;
  };

  return {
    /** Returns when the account's authenticator was confirmed; null when it has none, or an unconfirmed one. */
    since: async (userId: number): Promise<Date | null> => (await find(userId))?.confirmedAt ?? null,
    /** Creates a secret, replacing an unconfirmed one; null when an app is in use. */
    async begin({ id: userId, email }: { id: number; email: string }): Promise<AuthenticatorSetup | null> {
      const secret = new Secret({ size: 20 });
      const row = { secret: sealer.seal(secret.base32, placeOf(userId)), lastStep: 0, createdAt: clock.now() };
      const written = await db.current
        .insert(authenticators)
        .values({ userId, ...row })
        .onConflictDoUpdate({ target: authenticators.userId, set: row, setWhere: isNull(authenticators.confirmedAt) })
        .returning({ userId: authenticators.userId });
      if (written.length === 0) return null;
      const { app_name: issuer } = await settings.read();
      return { secret: secret.base32, uri: new TOTP({ secret, issuer, label: email }).toString() };
    },
    /** Confirms the app with its first code, which proves that it has the secret. */
    confirm: (userId: number, code: string): Promise<boolean> => accept(userId, code, false),
    verify: (userId: number, code: string): Promise<boolean> => accept(userId, code, true),
    async remove(userId: number): Promise<boolean> {
      const gone = await db.current
        .delete(authenticators)
        .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)))
        .returning({ userId: authenticators.userId });
      return gone.length > 0;
    },
  };
}

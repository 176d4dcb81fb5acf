import { createHash, randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { recoveryCodes, users } from '../../db/schema.ts';

const howMany = 10;
/** Excludes letters and digits that are easily mistaken for each other. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>;

/** Ten codes for when the authenticator is lost; each is valid once. */
export function createRecoveryCodes({ db, clock }: { db: Database; clock: Clock }) {
  const remove = async (userId: number): Promise<void> => {
    await db.current.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  };
  return {
    remove,
    left: (userId: number): Promise<number> =>
      db.current.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))),
    /** Creates new codes, shown once; the earlier ones become invalid. */
    async renew(userId: number): Promise<string[]> {
      const codes = Array.from({ length: howMany }, newCode);
      const createdAt = clock.now();
      await db.transaction(async () => {
        // Of two concurrent renewals, the second waits here, and then removes the codes of the first.
        await db.current.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
        await remove(userId);
        await db.current
          .insert(recoveryCodes)
          .values(codes.map((code) => ({ userId, codeHash: hashCode(userId, code), createdAt })));
      });
      return codes;
    },
    async use(userId: number, code: string): Promise<boolean> {
      const used = await db.current
        .update(recoveryCodes)
        .set({ usedAt: clock.now() })
        .where(
          and(
            eq(recoveryCodes.userId, userId),
            eq(recoveryCodes.codeHash, hashCode(userId, code)),
            isNull(recoveryCodes.usedAt),
          ),
        )
        .returning({ id: recoveryCodes.id });
      return used.length > 0;
    },
  };
}

/** Ten of thirty-one letters, 49 bits: with limited attempts a fast hash is sufficient. */
const newCode = (): string => `${part()}-${part()}`;
const part = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');

/** Ignores capitals, spaces and the dash. */
const hashCode = (userId: number, code: string): string =>
  createHash('sha256')
    .update(`${userId}:${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`)
    .digest('base64url');

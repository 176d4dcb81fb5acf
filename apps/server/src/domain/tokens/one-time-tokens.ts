import { randomBytes } from 'node:crypto';
import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { oneTimeTokens, tokenKinds } from '../../db/schema.ts';
import { hashToken } from '../sessions/sessions.ts';

const day = 24 * 60 * 60 * 1000;
/** How long a used or expired token is kept, so that its page can tell the two apart. */
const keptFor = 30 * day;

export type TokenKind = (typeof tokenKinds)[number];
/** Tokens that allow a sign-in or an account change: void after a change of password or address. */
export const accountKinds = ['password-reset', 'email-change', 'second-factor'] as const satisfies TokenKind[];
export type TokenRow = typeof oneTimeTokens.$inferSelect;
/** A valid token, or why it is not valid. */
export type TokenState =
  | { readonly kind: 'valid'; readonly token: TokenRow }
  | { readonly kind: 'used' | 'expired' | 'unknown' };

export interface Issue {
  kind: TokenKind;
  userId: number;
  /** How long it is valid, in milliseconds. */
  lifetime: number;
  payload?: Record<string, unknown>;
}

export type OneTimeTokens = ReturnType<typeof createOneTimeTokens>;

/** One-time tokens: in a mailed link, or passed from one page to another. */
export function createOneTimeTokens({ db, clock }: { db: Database; clock: Clock }) {
  const stateOf = (row: TokenRow | undefined): TokenState => {
    if (!row) return { kind: 'unknown' };
    if (row.usedAt) return { kind: 'used' };
    return row.expiresAt <= clock.now() ? { kind: 'expired' } : { kind: 'valid', token: row };
  };
  const whose = (kind: TokenKind, token: string) =>
    and(eq(oneTimeTokens.kind, kind), eq(oneTimeTokens.tokenHash, hashToken(token)));
  const unusedOf = (kind: TokenKind, userId: number) =>
    and(eq(oneTimeTokens.kind, kind), eq(oneTimeTokens.userId, userId), isNull(oneTimeTokens.usedAt));

  return {
    /** Creates a token, which is shown once. With `instead`, the user's earlier tokens of the kind become void. */
    async issue({ kind, userId, lifetime, payload = {} }: Issue, { instead = true } = {}): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      const now = clock.now();
      if (instead) {
        await db.current.update(oneTimeTokens).set({ expiresAt: now }).where(unusedOf(kind, userId));
      }
      await db.current.insert(oneTimeTokens).values({
        kind,
        userId,
        tokenHash: hashToken(token),
        payload,
        createdAt: now,
        expiresAt: new Date(now.getTime() + lifetime),
      });
      return token;
    },
    /** Returns the state of a token, without using it. */
    async look(kind: TokenKind, token: string): Promise<TokenState> {
      const [row] = await db.current.select().from(oneTimeTokens).where(whose(kind, token));
      return stateOf(row);
    },
    /** Uses a token in the transaction of its purpose; of two concurrent attempts, one finds it used. */
    async take(kind: TokenKind, token: string): Promise<TokenState> {
      if (!db.inTransaction) throw new Error('A token is used in the transaction of what it opens.');
      const [row] = await db.current.select().from(oneTimeTokens).where(whose(kind, token)).for('update');
      const state = stateOf(row);
      if (state.kind === 'valid') {
        await db.current.update(oneTimeTokens).set({ usedAt: clock.now() }).where(eq(oneTimeTokens.id, state.token.id));
      }
      return state;
    },
    /** Voids all tokens of this user, or those of these kinds. */
    async withdraw(userId: number, kinds: readonly TokenKind[] = tokenKinds): Promise<void> {
      await db.current
        .update(oneTimeTokens)
        .set({ expiresAt: clock.now() })
        .where(and(eq(oneTimeTokens.userId, userId), inArray(oneTimeTokens.kind, kinds), isNull(oneTimeTokens.usedAt)));
    },
    /** Returns a user's unused tokens of a kind, newest first, including expired ones. */
    listUnused: (kind: TokenKind, userId: number): Promise<TokenRow[]> =>
      db.current.select().from(oneTimeTokens).where(unusedOf(kind, userId)).orderBy(desc(oneTimeTokens.id)),
    /** Deletes a user's unused tokens of a kind, or one of them; returns them. */
    forget: (kind: TokenKind, userId: number, id?: number): Promise<TokenRow[]> =>
      db.current
        .delete(oneTimeTokens)
        .where(and(unusedOf(kind, userId), id === undefined ? undefined : eq(oneTimeTokens.id, id)))
        .returning(),
    /** Deletes the tokens that ended long ago. */
    async prune(): Promise<void> {
      await db.current
        .delete(oneTimeTokens)
        .where(lt(oneTimeTokens.expiresAt, new Date(clock.now().getTime() - keptFor)));
    },
  };
}

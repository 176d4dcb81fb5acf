import { randomBytes } from 'node:crypto';
import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { oneTimeTokens, tokenKinds } from '../../db/schema.ts';
import { hashToken } from '../sessions/sessions.ts';

const day = 24 * 60 * 60 * 1000;
/** A used or expired token is kept so long, so that its page can say which of the two it is. */
const keptFor = 30 * day;

export type TokenKind = (typeof tokenKinds)[number];
/** What lets somebody in, or makes the account theirs: with another password or address it opens no more. */
export const accountKinds = ['password-reset', 'email-change', 'second-factor'] as const satisfies TokenKind[];
export type TokenRow = typeof oneTimeTokens.$inferSelect;
/** A token that opens something, or why it does not. */
export type TokenState =
  | { readonly kind: 'valid'; readonly token: TokenRow }
  | { readonly kind: 'used' | 'expired' | 'unknown' };

export interface Issue {
  kind: TokenKind;
  userId: number;
  /** How long it opens, in milliseconds. */
  lifetime: number;
  payload?: Record<string, unknown>;
}

export type OneTimeTokens = ReturnType<typeof createOneTimeTokens>;

/** Links that open once: what stands in a mail, or is handed from one page to another. */
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
    /** Makes a token, shown this once. With `instead` the person's earlier ones of the kind open no more. */
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
    /** What a token is, without using it. */
    async look(kind: TokenKind, token: string): Promise<TokenState> {
      const [row] = await db.current.select().from(oneTimeTokens).where(whose(kind, token));
      return stateOf(row);
    },
    /** Uses a token, in the transaction of what it opens: of two at once one finds it used. */
    async take(kind: TokenKind, token: string): Promise<TokenState> {
      if (!db.inTransaction) throw new Error('A token is used in the transaction of what it opens.');
      const [row] = await db.current.select().from(oneTimeTokens).where(whose(kind, token)).for('update');
      const state = stateOf(row);
      if (state.kind === 'valid') {
        await db.current.update(oneTimeTokens).set({ usedAt: clock.now() }).where(eq(oneTimeTokens.id, state.token.id));
      }
      return state;
    },
    /** Nothing that was issued to this person opens any more, or nothing of these kinds. */
    async withdraw(userId: number, kinds: readonly TokenKind[] = tokenKinds): Promise<void> {
      await db.current
        .update(oneTimeTokens)
        .set({ expiresAt: clock.now() })
        .where(and(eq(oneTimeTokens.userId, userId), inArray(oneTimeTokens.kind, kinds), isNull(oneTimeTokens.usedAt)));
    },
    /** A person's tokens of a kind that nobody used, the newest first; the expired among them too. */
    listUnused: (kind: TokenKind, userId: number): Promise<TokenRow[]> =>
      db.current.select().from(oneTimeTokens).where(unusedOf(kind, userId)).orderBy(desc(oneTimeTokens.id)),
    /** Forgets a person's unused tokens of a kind, or one of them; answers what they were. */
    forget: (kind: TokenKind, userId: number, id?: number): Promise<TokenRow[]> =>
      db.current
        .delete(oneTimeTokens)
        .where(and(unusedOf(kind, userId), id === undefined ? undefined : eq(oneTimeTokens.id, id)))
        .returning(),
    /** Forgets those that ended long ago. */
    async prune(): Promise<void> {
      await db.current
        .delete(oneTimeTokens)
        .where(lt(oneTimeTokens.expiresAt, new Date(clock.now().getTime() - keptFor)));
    },
  };
}

import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { InviteKey, InviteKeyState } from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { inviteKeys, inviteRedemptions, products, users } from '../../db/schema.ts';
import type { Settings } from '../settings/settings.ts';

type KeyRow = typeof inviteKeys.$inferSelect;

/** How many of a user's keys are shown, newest first. */
const mostShown = 100;

export type InviteKeyList = ReturnType<typeof createInviteKeyList>;

/** The invitation keys of a user, as they and admins see them: what each includes, and who has used it. */
export function createInviteKeyList({ db, clock, settings }: { db: Database; clock: Clock; settings: Settings }) {
  const namesOf = async (ids: readonly number[]) => {
    const rows = await db.current
      .select({ id: products.id, name: products.name })
      .from(products)
      .where(inArray(products.id, [...ids]));
    return new Map(rows.map(({ id, name }) => [id, name]));
  };
  const usesOf = (ids: readonly number[]) =>
    db.current
      .select({ keyId: inviteRedemptions.keyId, id: users.id, name: users.name, at: inviteRedemptions.createdAt })
      .from(inviteRedemptions)
      .innerJoin(users, eq(users.id, inviteRedemptions.userId))
      .where(inArray(inviteRedemptions.keyId, [...ids]))
      .orderBy(asc(inviteRedemptions.id));

  return {
    async of(inviterId: number) {
      const isTheirs = eq(inviteKeys.inviterId, inviterId);
      const rows = await db.current
        .select()
        .from(inviteKeys)
        .where(isTheirs)
        .orderBy(desc(inviteKeys.id))
        .limit(mostShown);
      const [names, uses, total, { user_invite_keys }] = await Promise.all([
        namesOf(rows.flatMap(({ productIds }) => productIds)),
        usesOf(rows.map((row) => row.id)),
        db.current.$count(inviteKeys, isTheirs),
        settings.read(),
      ]);
      const now = clock.now();
      const data = rows.map(
        (row): InviteKey => ({
          id: row.id,
          prefix: row.prefix,
          state: stateOfKey(row, now),
          email: row.email,
          note: row.note,
          products: row.productIds.flatMap((product) => {
            const name = names.get(product);
            return name === undefined ? [] : [{ id: product, name }];
          }),
          uses_left: row.usesLeft,
          used_by: uses.flatMap(({ keyId, at, ...person }) =>
            keyId === row.id ? [{ ...person, at: at.toISOString() }] : [],
          ),
          created_at: row.createdAt.toISOString(),
          expires_at: row.expiresAt?.toISOString() ?? null,
        }),
      );
      return { data, total, are_open: user_invite_keys };
    },
  };
}

/** The state of a key at a given time. */
export function stateOfKey({ revokedAt, usesLeft, expiresAt }: KeyRow, now: Date): InviteKeyState {
  if (revokedAt) return 'withdrawn';
  if (usesLeft < 1) return 'used';
  return expiresAt && expiresAt <= now ? 'expired' : 'open';
}

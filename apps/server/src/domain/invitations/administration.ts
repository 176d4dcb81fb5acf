import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { InviteKey, InviteKeyDraft, InviteKeyState } from '@kronos/api/contract';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { inviteKeys, inviteRedemptions, products as productTable, users } from '../../db/schema.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import type { Mail } from '../mail/mail.ts';
import type { Products } from '../products/products.ts';
import type { Settings } from '../settings/settings.ts';
import type { Invitations } from './invitations.ts';
import { prefixOf } from './invite-key.ts';

type KeyRow = typeof inviteKeys.$inferSelect;

interface Person {
  id: number;
  name: string;
}

/** How many of a user's keys are shown, newest first. */
const mostShown = 100;

export type InvitationAdministration = ReturnType<typeof createInvitationAdministration>;

/** The administration of a user's invitation keys: their redemptions, new keys, and withdrawing one. */
export function createInvitationAdministration(deps: {
  db: Database;
  clock: Clock;
  settings: Settings;
  products: Products;
  invitations: Invitations;
  mail: Pick<Mail, 'link'>;
  events: Events;
  audit: Audit;
}) {
  const { db, clock, settings, products, invitations, mail, events, audit } = deps;

  const namesOf = async (ids: readonly number[]) => {
    const rows = await db.current
      .select({ id: productTable.id, name: productTable.name })
      .from(productTable)
      .where(inArray(productTable.id, [...ids]));
    return new Map(rows.map(({ id, name }) => [id, name]));
  };
  const usesOf = (ids: readonly number[]) =>
    db.current
      .select({ keyId: inviteRedemptions.keyId, id: users.id, name: users.name, at: inviteRedemptions.createdAt })
      .from(inviteRedemptions)
      .innerJoin(users, eq(users.id, inviteRedemptions.userId))
      .where(inArray(inviteRedemptions.keyId, [...ids]))
      .orderBy(asc(inviteRedemptions.id));
  const notifyAdmins = (id: number) => events.emit('admin', 'user-updated', { id });

  return {
    async list({ id }: Person) {
      const isTheirs = eq(inviteKeys.inviterId, id);
      const rows = await db.current
        .select()
        .from(inviteKeys)
        .where(isTheirs)
        .orderBy(desc(inviteKeys.id))
        .limit(mostShown);
      const [names, uses, total, live, { user_invite_keys }] = await Promise.all([
        namesOf(rows.flatMap(({ productIds }) => productIds)),
        usesOf(rows.map((row) => row.id)),
        db.current.$count(inviteKeys, isTheirs),
        products.listLive(),
        settings.read(),
      ]);
      const now = clock.now();
      const data = rows.map(
        (row): InviteKey => ({
          id: row.id,
          prefix: row.prefix,
          state: stateOf(row, now),
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
      return {
        data,
        total,
        are_open: user_invite_keys,
        products: live.map(({ id: product, name }) => ({ id: product, name })),
      };
    },
    /** Creates a key in the user's name, shown once. */
    create: (inviter: Person, draft: InviteKeyDraft): Promise<{ key: string; link: string }> =>
      db.transaction(async () => {
        const { email, note } = draft;
        const productIds = [...new Set(draft.product_ids)];
        if ((await products.pickLive(productIds)).length < productIds.length)
          throw refused('product_ids', 'One of these products is no longer sold.');
        const expiresAt = draft.expires_at === null ? undefined : new Date(draft.expires_at);
        if (expiresAt && expiresAt <= clock.now()) throw refused('expires_at', 'Choose a time in the future.');
        // One address can have only one account.
        const uses = email === null ? draft.uses : 1;
        const key = await invitations.make({
          inviterId: inviter.id,
          productIds,
          uses,
          note,
          ...(email !== null && { email }),
          ...(expiresAt && { expiresAt }),
        });
        await notifyAdmins(inviter.id);
        await audit.write({
          target: { kind: 'user', ...inviter },
          after: { key: prefixOf(key), email, products: productIds, uses, expires_at: draft.expires_at },
        });
        return { key, link: mail.link(`/app/accept-invite/${key}/verify`) };
      }),
    withdraw: (inviter: Person, id: number): Promise<void> =>
      db.transaction(async () => {
        const isIt = and(eq(inviteKeys.id, id), eq(inviteKeys.inviterId, inviter.id));
        const [row] = await db.current.select().from(inviteKeys).where(isIt).for('update');
        if (!row) throw new AppError('not-found', 'There is no such invitation.');
        if (row.revokedAt) throw new AppError('conflict', 'This invitation was withdrawn already.');
        await db.current.update(inviteKeys).set({ revokedAt: clock.now() }).where(isIt);
        await notifyAdmins(inviter.id);
        await audit.write({
          target: { kind: 'user', ...inviter },
          before: { key: row.prefix, state: stateOf(row, clock.now()) },
          after: { key: row.prefix, state: 'withdrawn' },
        });
      }),
  };
}

function stateOf({ revokedAt, usesLeft, expiresAt }: KeyRow, now: Date): InviteKeyState {
  if (revokedAt) return 'withdrawn';
  if (usesLeft < 1) return 'used';
  return expiresAt && expiresAt <= now ? 'expired' : 'open';
}

const refused = (field: string, words: string) => new AppError('invalid', words, { errors: { [field]: [words] } });

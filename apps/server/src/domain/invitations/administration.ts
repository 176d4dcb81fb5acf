import { and, eq } from 'drizzle-orm';
import type { InviteKeyDraft } from '@kronos/api/contract';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { inviteKeys } from '../../db/schema.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import type { Mail } from '../mail/mail.ts';
import type { Products } from '../products/products.ts';
import type { Invitations } from './invitations.ts';
import { prefixOf } from './invite-key.ts';
import { type InviteKeyList, stateOfKey } from './invite-key-list.ts';

interface Person {
  id: number;
  name: string;
}

export type InvitationAdministration = ReturnType<typeof createInvitationAdministration>;

/** The administration of a user's invitation keys: their redemptions, new keys, and withdrawing one. */
export function createInvitationAdministration(deps: {
  db: Database;
  clock: Clock;
  products: Products;
  invitations: Invitations;
  inviteKeyList: InviteKeyList;
  mail: Pick<Mail, 'link'>;
  events: Events;
  audit: Audit;
}) {
  const { db, clock, products, invitations, inviteKeyList, mail, events, audit } = deps;

  const notifyAdmins = (id: number) => events.emit('admin', 'user-updated', { id });

  return {
    async list({ id }: Person) {
      const [keys, live] = await Promise.all([inviteKeyList.of(id), products.listLive()]);
      return { ...keys, products: live.map(({ id: product, name }) => ({ id: product, name })) };
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
        if (!row) throw notFound('invitation');
        if (row.revokedAt) throw new AppError('conflict', 'This invitation has already been withdrawn.');
        await db.current.update(inviteKeys).set({ revokedAt: clock.now() }).where(isIt);
        await notifyAdmins(inviter.id);
        await audit.write({
          target: { kind: 'user', ...inviter },
          before: { key: row.prefix, state: stateOfKey(row, clock.now()) },
          after: { key: row.prefix, state: 'withdrawn' },
        });
      }),
  };
}

const refused = (field: string, words: string) => new AppError('invalid', words, { errors: { [field]: [words] } });

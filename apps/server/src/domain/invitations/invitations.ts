import { eq, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { inviteKeys, inviteRedemptions, users } from '../../db/schema.ts';
import { hashPassword } from '../../security/passwords.ts';
import type { Audit } from '../audit/audit.ts';
import { hintOf } from '../hint-of.ts';
import type { Notifications } from '../notifications/notifications.ts';
import { presentOffer, type Products } from '../products/products.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Settings } from '../settings/settings.ts';
import type { UserRow, Users } from '../users/users.ts';
import type { InvitedServers } from './invited-servers.ts';
import { hashInviteKey, makeInviteKey, prefixOf } from './invite-key.ts';

type InviteKeyRow = typeof inviteKeys.$inferSelect;

export interface NewInviteKey {
  inviterId: number;
  productIds: number[];
  /** The only address that may use it. @default any */
  email?: string;
  /** @default 1 */
  uses?: number;
  expiresAt?: Date;
  note?: string;
  /** @default a random one */
  key?: string;
}

interface Acceptance {
  key: string;
  name: string;
  email: string;
  password: string;
  products: number[];
  ip: string;
  userAgent: string | null;
}

export type Invitations = ReturnType<typeof createInvitations>;

/** Keys with which users invite others to create an account. */
export function createInvitations(deps: {
  db: Database;
  clock: Clock;
  users: Users;
  sessions: Sessions;
  settings: Settings;
  products: Products;
  notifications: Notifications;
  invitedServers: Pick<InvitedServers, 'order'>;
  audit: Audit;
}) {
  const { db, clock, settings, products, audit } = deps;

  const requireOpen = async () => {
    const { user_invite_keys } = await settings.read();
    if (!user_invite_keys) throw new AppError('forbidden', 'Invitations are not enabled at the moment.');
  };
  /** Returns a valid key; refuses with the reason otherwise. */
  const find = async (key: string, lock: boolean): Promise<InviteKeyRow> => {
    const read = db.current
      .select()
      .from(inviteKeys)
      .where(eq(inviteKeys.keyHash, hashInviteKey(key)));
    const [row] = await (lock ? read.for('update') : read);
    const words = wordsAgainst(row, clock.now());
    if (words || !row) throw refusedKey(words ?? unknownKey);
    return row;
  };
  const included = (row: InviteKeyRow) => products.pickLive(row.productIds);

  return {
    /** Creates a key, shown once. */
    async make({ key = makeInviteKey(), uses = 1, email, note, ...rest }: NewInviteKey): Promise<string> {
      const values = { keyHash: hashInviteKey(key), prefix: prefixOf(key), usesLeft: uses, email, note };
      await db.current.insert(inviteKeys).values({ ...values, ...rest, createdAt: clock.now() });
      return key;
    },
    async revoke(key: string): Promise<void> {
      const isIt = eq(inviteKeys.keyHash, hashInviteKey(key));
      await db.current.update(inviteKeys).set({ revokedAt: clock.now() }).where(isIt);
    },
    /** Returns what a key includes, without using it. */
    async look(key: string) {
      await requireOpen();
      const row = await find(key, false);
      const [inviter] = await db.current.select({ name: users.name }).from(users).where(eq(users.id, row.inviterId));
      return {
        inviter: inviter?.name ?? '',
        note: row.note,
        email_hint: row.email && hintOf(row.email),
        uses_left: row.usesLeft,
        expires_at: row.expiresAt?.toISOString() ?? null,
        products: (await included(row)).map(presentOffer),
      };
    },
    /**
     * Creates the account and records the use and the chosen products in one transaction; of two calls for the last
     * use, one wins.
     */
    async accept({ key, password, ip, userAgent, ...wanted }: Acceptance): Promise<{ token: string; user: UserRow }> {
      await requireOpen();
      await find(key, false);
      const passwordHash = await hashPassword(password);
      return db.transaction(async () => {
        const row = await find(key, true);
        const chosen = chosenOf(wanted.products, await included(row));
        const user = await openAccount(deps, row, { ...wanted, passwordHash });
        await db.current
          .update(inviteKeys)
          .set({ usesLeft: sql`${inviteKeys.usesLeft} - 1` })
          .where(eq(inviteKeys.id, row.id));
        const redemption = { keyId: row.id, userId: user.id, productIds: chosen.map(({ id }) => id) };
        await db.current.insert(inviteRedemptions).values({ ...redemption, createdAt: clock.now() });
        await deps.invitedServers.order(user, chosen);
        await audit.write({
          actor: user,
          target: { kind: 'invite-key', id: row.id, name: row.prefix },
          after: { user: user.id, products: redemption.productIds },
        });
        await deps.notifications.send([row.inviterId], {
          title: 'Your invitation was accepted',
          content: `<p>A new user created an account with the key that begins with ${row.prefix}.</p>`,
        });
        const token = await deps.sessions.open(user, { remember: false, ip, userAgent });
        return { token, user };
      });
    },
  };
}

const unknownKey =
  'There is no invitation with this key. Check it character by character, or ask the person who invited you.';

function wordsAgainst(row: InviteKeyRow | undefined, now: Date): string | undefined {
  if (!row) return unknownKey;
  if (row.revokedAt) return 'This invitation was withdrawn. Ask the person who invited you for another.';
  if (row.usesLeft < 1) return 'This invitation has already been used. If that was you, sign in.';
  if (row.expiresAt && row.expiresAt <= now)
    return 'This invitation has expired. Ask the person who invited you for another.';
  return undefined;
}

const refusedKey = (words: string) => new AppError('invalid', words, { errors: { key: [words] } });

/** Returns the chosen products; refuses others, and an empty choice when there are any. */
function chosenOf<P extends { id: number }>(wanted: number[], included: P[]): P[] {
  const chosen = included.filter(({ id }) => wanted.includes(id));
  if (chosen.length < new Set(wanted).size) throw refusedProducts('Choose products that the invitation includes.');
  if (chosen.length === 0 && included.length > 0) throw refusedProducts('Choose at least one product.');
  return chosen;
}

const refusedProducts = (words: string) => new AppError('invalid', words, { errors: { products: [words] } });

/** Creates the account, as a customer of the inviter if that is a reseller. */
async function openAccount(
  { db, users: people }: { db: Database; users: Users },
  key: InviteKeyRow,
  { name, email, passwordHash }: { name: string; email: string; passwordHash: string },
): Promise<UserRow> {
  if (key.email && key.email.toLowerCase() !== email.toLowerCase())
    throw refusedEmail(`This invitation is for another address: ${hintOf(key.email)}.`);
  const [inviter] = await db.current.select().from(users).where(eq(users.id, key.inviterId));
  const reseller = inviter?.isReseller ? { resellerId: inviter.id, resellerCustomer: true } : {};
  const user = await people.add({ name, email, passwordHash, ...reseller });
  if (!user) throw refusedEmail('No account can be created with this address. If it is yours, sign in or use another.');
  return user;
}

const refusedEmail = (words: string) => new AppError('invalid', words, { errors: { email: [words] } });

import { and, eq, sql } from 'drizzle-orm';
import type { User } from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { hashPassword } from '../../security/passwords.ts';
import type { Audit } from '../audit/audit.ts';
import { localeOf, themeOf } from '../account/preferences.ts';
import type { DiscordRoleReviews } from '../discord/role-reviews.ts';
import type { Events } from '../events.ts';
import type { Sessions } from '../sessions/sessions.ts';

export type UserRow = typeof users.$inferSelect;
export const roles = ['customer', 'reseller', 'moderator', 'admin'] as const;
type Role = (typeof roles)[number];

export interface NewUser {
  email: string;
  name: string;
  password: string;
  role: Role;
}

const roleFields = ['isAdmin', 'isModerator', 'isReseller', 'isTrial', 'isContributor'] as const;

/** The fields of a new account. */
export type NewAccount = Pick<UserRow, 'name' | 'email' | 'passwordHash'> &
  Partial<Account & Pick<UserRow, 'resellerId' | 'resellerCustomer'>>;

/** The roles and flags of a user. */
export type Roles = Pick<UserRow, (typeof roleFields)[number]>;
const accountFields = [...roleFields, 'name', 'email', 'whmcsId', 'restrictions'] as const;
/** The fields of an account that an admin may change. */
export type Account = Pick<UserRow, (typeof accountFields)[number]>;
const isRole = (field: string) => roleFields.some((role) => role === field);

export type Users = ReturnType<typeof createUsers>;

/** The users of this installation. */
export function createUsers(deps: {
  db: Database;
  clock: Clock;
  events: Events;
  audit: Audit;
  sessions: Pick<Sessions, 'endImpersonations'>;
  discordRoleReviews: DiscordRoleReviews;
}) {
  const { db, clock, events, audit, sessions, discordRoleReviews } = deps;
  const findByEmail = async (email: string): Promise<UserRow | undefined> => {
    const [row] = await db.current
      .select()
      .from(users)
      .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
    return row;
  };

  /**
   * Writes a change of an account, in the transaction that locked it, and notifies that user's browsers, whose menus
   * depend on it. When roles change, the user's sockets are closed, because their channels were authorized for the old
   * roles; browsers reconnect at once. When the admin role changes, impersonations end.
   */
  const change = async (old: UserRow, values: Partial<Account>, action?: string): Promise<UserRow> => {
    const now = { ...old, ...values };
    const changed = accountFields.filter((field) => JSON.stringify(old[field]) !== JSON.stringify(now[field]));
    const only = (row: UserRow) => Object.fromEntries(changed.map((field) => [field, row[field]]));
    if (changed.length > 0) await db.current.update(users).set(only(now)).where(eq(users.id, old.id));
    await audit.write({
      ...(action !== undefined && { action }),
      target: { kind: 'user', id: old.id, name: old.name },
      before: only(old),
      after: only(now),
    });
    if (changed.length > 0) await events.emitTo(old.id, 'rebuild-menu', {});
    if (changed.includes('isAdmin')) await sessions.endImpersonations(old.id);
    if (changed.some((field) => isRole(field))) {
      await events.goodbye({ userId: old.id }, 4100);
      await discordRoleReviews.ofUsers([old.id]);
    }
    return now;
  };

  return {
    findByEmail,
    async find(id: number): Promise<UserRow | undefined> {
      const [row] = await db.current.select().from(users).where(eq(users.id, id));
      return row;
    },
    /** Whether the password is still the one that was read; if so, it cannot change before the transaction ends. */
    async holdPassword({ id, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>): Promise<boolean> {
      const isIt = and(eq(users.id, id), eq(users.passwordHash, passwordHash));
      return (await db.current.select({ id: users.id }).from(users).where(isIt).for('no key update')).length > 0;
    },
    async setPasswordHash(id: number, passwordHash: string): Promise<void> {
      await db.current.update(users).set({ passwordHash }).where(eq(users.id, id));
    },
    change,
    /** Changes a user's roles; undefined when there is no such user. */
    setRoles: (id: number, roles: Partial<Roles>): Promise<UserRow | undefined> =>
      db.transaction(async () => {
        const [old] = await db.current.select().from(users).where(eq(users.id, id)).for('update');
        return old && change(old, roles, 'users.setRoles');
      }),
    /** Creates a user, without roles unless they are given; undefined when the address is taken. */
    async add(account: NewAccount): Promise<UserRow | undefined> {
      const values = { ...account, createdAt: clock.now() };
      const [row] = await db.current.insert(users).values(values).onConflictDoNothing().returning();
      return row;
    },
    /** Creates the user unless the address is taken; returns the user with that address. */
    async ensure({ email, name, password, role }: NewUser): Promise<UserRow> {
      const existing = await findByEmail(email);
      if (existing) return existing;
      const passwordHash = await hashPassword(password);
      await db.current
        .insert(users)
        .values({
          email,
          name,
          passwordHash,
          isAdmin: role === 'admin',
          isModerator: role === 'moderator',
          isReseller: role === 'reseller',
          createdAt: clock.now(),
        })
        .onConflictDoNothing();
      const created = await findByEmail(email);
      if (!created) throw new Error(`The user ${email} could not be created.`);
      return created;
    },
  };
}

/** Presents a user. */
export const presentUser = (row: UserRow): User => ({
  id: row.id,
  name: row.name,
  email: row.email,
  admin: row.isAdmin,
  is_admin: row.isAdmin,
  is_moderator: row.isModerator,
  is_reseller: row.isReseller,
  reseller_node: row.resellerNode,
  is_whmcs_user: row.isWhmcsUser,
  has_plex: row.hasPlex,
  reseller_customer: row.resellerCustomer,
  is_trial: row.isTrial,
  is_contributor: row.isContributor,
  whmcs_id: row.whmcsId,
  restrictions: row.restrictions,
  locale: localeOf(row),
  theme: themeOf(row),
});

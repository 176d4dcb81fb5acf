import { eq, sql } from 'drizzle-orm';
import type { User } from '@kronos/api/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { hashPassword } from '../../security/passwords.ts';

export type UserRow = typeof users.$inferSelect;
export const roles = ['customer', 'reseller', 'moderator', 'admin'] as const;
type Role = (typeof roles)[number];

export interface NewUser {
  email: string;
  name: string;
  password: string;
  role: Role;
}

export type Users = ReturnType<typeof createUsers>;

/** The people of this installation. */
export function createUsers({ db, clock }: { db: Database; clock: Clock }) {
  const findByEmail = async (email: string): Promise<UserRow | undefined> => {
    const [row] = await db.current
      .select()
      .from(users)
      .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
    return row;
  };

  return {
    findByEmail,
    async setPasswordHash(id: number, passwordHash: string): Promise<void> {
      await db.current.update(users).set({ passwordHash }).where(eq(users.id, id));
    },
    /** Creates the user unless the address is taken; answers the one who has it. */
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

/** The user as the contract shows one. */
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
});

import { eq, sql } from 'drizzle-orm';
import type { User } from '@kronos/api/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { hashPassword } from '../../security/passwords.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';

export type UserRow = typeof users.$inferSelect;
export const roles = ['customer', 'reseller', 'moderator', 'admin'] as const;
type Role = (typeof roles)[number];

export interface NewUser {
  email: string;
  name: string;
  password: string;
  role: Role;
}

/** What a person may do, and how they are treated. */
export type Roles = Pick<UserRow, 'isAdmin' | 'isModerator' | 'isReseller' | 'isTrial' | 'isContributor'>;

export type Users = ReturnType<typeof createUsers>;

/** The people of this installation. */
export function createUsers(deps: { db: Database; clock: Clock; events: Events; audit: Audit }) {
  const { db, clock, events, audit } = deps;
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
    /**
     * Changes what a person may do. Their sockets are closed, because the channels on them were granted to the roles of
     * before; the browsers come back at once and ask anew. Answers undefined when there is no such person.
     */
    setRoles: (id: number, change: Partial<Roles>): Promise<UserRow | undefined> =>
      db.transaction(async () => {
        const [old] = await db.current.select().from(users).where(eq(users.id, id)).for('update');
        if (!old) return undefined;
        const after = { ...rolesOf(old), ...change };
        await db.current.update(users).set(after).where(eq(users.id, id));
        await audit.write({
          action: 'users.setRoles',
          target: { kind: 'user', id, name: old.name },
          before: rolesOf(old),
          after,
        });
        await events.goodbye({ userId: id }, 4100);
        return { ...old, ...after };
      }),
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

const rolesOf = ({ isAdmin, isModerator, isReseller, isTrial, isContributor }: UserRow): Roles => ({
  isAdmin,
  isModerator,
  isReseller,
  isTrial,
  isContributor,
});

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

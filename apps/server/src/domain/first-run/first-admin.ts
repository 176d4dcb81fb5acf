import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users as table } from '../../db/schema.ts';
import { hashPassword } from '../../security/passwords.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Settings } from '../settings/settings.ts';
import type { Users } from '../users/users.ts';
import { createProgress } from './progress.ts';

/** The first admin's credentials from the environment. */
export interface FirstAdminWish {
  email: string | undefined;
  password: string | undefined;
}

/** The first admin's credentials as shown on the console, once. */
export interface FirstAdmin {
  email: string;
  /** Null when the operator set the password. */
  password: string | null;
}

const fallbackEmail = 'admin@kronos.local';
/** Excludes characters that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Creates the first admin of an installation without one; of several processes that start at once, only one does. */
export async function ensureFirstAdmin(
  {
    db,
    settings,
    users,
    sessions,
  }: { db: Database; settings: Settings; users: Users; sessions: Pick<Sessions, 'revokeAll'> },
  wish: FirstAdminWish,
): Promise<FirstAdmin | undefined> {
  const progress = createProgress({ db, settings });
  return db.transaction(async () => {
    if ((await settings.read()).app_initiated) return undefined;
    if (!(await progress.begin())) return replaceLost({ db, progress, sessions }, wish);
    if ((await db.current.$count(table, eq(table.isAdmin, true))) > 0) return undefined;
    const password = wish.password ?? makePassword();
    const email = wish.email ?? fallbackEmail;
    const { id } = await users.ensure({ email, name: 'Administrator', password, role: 'admin' });
    if (wish.password !== undefined) return { email, password: null };
    await progress.write({ adminId: id, done: [] });
    return { email, password };
  });
}

/**
 * Replaces a lost printed password with the one from the environment, until the account is personalized. Whoever has
 * signed in with the printed one is signed out.
 */
async function replaceLost(
  {
    db,
    progress,
    sessions,
  }: { db: Database; progress: ReturnType<typeof createProgress>; sessions: Pick<Sessions, 'revokeAll'> },
  { password }: FirstAdminWish,
): Promise<undefined> {
  const { adminId, done } = await progress.hold();
  if (password === undefined || adminId === null || done.includes('change-password')) return;
  await db.current
    .update(table)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(table.id, adminId));
  await sessions.revokeAll(adminId);
}

/** 16 letters of 31: 79 bits. */
const makePassword = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')).join(
    '-',
  );

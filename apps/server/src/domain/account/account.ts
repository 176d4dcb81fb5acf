import { eq } from 'drizzle-orm';
import type { Account, Locale, NotificationChoice, NotificationKind, Theme } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { hashPassword } from '../../security/passwords.ts';
import type { Audit } from '../audit/audit.ts';
import { passwordChanged } from '../mail/templates/account.ts';
import type { Mail } from '../mail/mail.ts';
import type { SessionRow, Sessions } from '../sessions/sessions.ts';
import { accountKinds, type OneTimeTokens } from '../tokens/one-time-tokens.ts';
import type { UserRow } from '../users/users.ts';
import type { Closing } from './closing.ts';
import { type DataExports, presentExport } from './data-exports.ts';
import { addressOf, type EmailChanges } from './email-changes.ts';
import { choicesOf, fixedKinds, localeOf, themeOf } from './preferences.ts';

export interface NewPreferences {
  theme?: Theme | undefined;
  locale?: Locale | null | undefined;
  notifications?: Partial<Record<NotificationKind, NotificationChoice>> | undefined;
}

export type Accounts = ReturnType<typeof createAccounts>;

/** What users manage themselves: their profile, password and preferences. */
export function createAccounts(deps: {
  db: Database;
  audit: Audit;
  sessions: Sessions;
  oneTimeTokens: OneTimeTokens;
  mail: Mail;
  emailChanges: EmailChanges;
  dataExports: DataExports;
  closing: Closing;
}) {
  const { db, audit, sessions, oneTimeTokens, mail, emailChanges, dataExports, closing } = deps;
  const targetOf = ({ id, name }: UserRow) => ({ kind: 'user', id, name });

  return {
    async read(user: UserRow): Promise<Account> {
      const [pending, kept, state, main] = await Promise.all([
        emailChanges.pendingOf(user.id),
        dataExports.find(user.id),
        closing.stateOf(user),
        mainAccountOf(db, user),
      ]);
      return {
        name: user.name,
        email: user.email,
        pending_email: pending,
        theme: themeOf(user),
        locale: localeOf(user),
        notifications: choicesOf(user),
        fixed_notifications: [...fixedKinds],
        export: kept ? presentExport(kept) : null,
        closing: state,
        main_account: main,
      };
    },
    rename: (user: UserRow, name: string): Promise<void> =>
      db.transaction(async () => {
        await db.current.update(users).set({ name }).where(eq(users.id, user.id));
        await audit.write({ target: targetOf(user), before: { name: user.name }, after: { name } });
      }),
    /** Sets the password. Ends the user's other sessions, and impersonations by this user. */
    async changePassword({ id, user }: SessionRow, password: string): Promise<void> {
      const passwordHash = await hashPassword(password);
      await db.transaction(async () => {
        await db.current.update(users).set({ passwordHash }).where(eq(users.id, user.id));
        // Changes that were requested with the old password and are still pending.
        await oneTimeTokens.withdraw(user.id, accountKinds);
        const ended = await sessions.revokeAll(user.id, id);
        await audit.write({ target: targetOf(user), after: { sessionsEnded: ended } });
        await mail.send({ to: addressOf(user), content: passwordChanged(user) });
      });
    },
    /** Saves the given preferences; omitted ones are kept. */
    savePreferences: (user: UserRow, { theme, locale, notifications }: NewPreferences): Promise<void> =>
      db.transaction(async () => {
        const [row] = await db.current.select().from(users).where(eq(users.id, user.id)).for('update');
        if (!row) return;
        const change = {
          locale: locale === undefined ? row.locale : locale,
          preferences: {
            ...row.preferences,
            ...(theme && { theme }),
            ...(notifications && { notifications: { ...choicesOf(row), ...notifications } }),
          },
        };
        await db.current.update(users).set(change).where(eq(users.id, user.id));
        await audit.write({
          target: targetOf(user),
          before: { locale: row.locale, ...row.preferences },
          after: { locale: change.locale, ...change.preferences },
        });
      }),
  };
}

async function mainAccountOf(db: Database, { parentId }: UserRow): Promise<Account['main_account']> {
  if (parentId === null) return null;
  const [row] = await db.current.select({ name: users.name }).from(users).where(eq(users.id, parentId));
  return row ?? null;
}

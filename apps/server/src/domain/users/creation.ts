import { randomBytes } from 'node:crypto';
import type { Contract, ParsedOf } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import { hashPassword } from '../../security/passwords.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import type { Mail } from '../mail/mail.ts';
import { accountCreated } from '../mail/templates/account-created.ts';
import type { OneTimeTokens } from '../tokens/one-time-tokens.ts';
import { accountValues } from './account-values.ts';
import { refuseTaken } from './refuse-taken.ts';
import type { Users } from './users.ts';

type Draft = ParsedOf<Contract['adminUsers']['create']>['body'];

const day = 24 * 60 * 60 * 1000;
/** The number of days for which the mailed link is valid. */
const linkDays = 7;

export type UserCreation = ReturnType<typeof createUserCreation>;

/** New accounts that admins create; their owners set the password through a mailed link. */
export function createUserCreation(deps: {
  db: Database;
  users: Users;
  oneTimeTokens: OneTimeTokens;
  mail: Mail;
  events: Events;
  audit: Audit;
}) {
  const { db, users, oneTimeTokens, mail, events, audit } = deps;

  /** Creates an account and mails its owner the link; returns its id. Refused when the address is taken. */
  const create = async (draft: Draft): Promise<number> => {
    if (!(await mail.isConfigured()))
      throw new AppError(
        'conflict',
        'There is no mail server yet, so the user could not set a password. Set one up first.',
      );
    // A password that nobody knows. Hashed before the transaction, because hashing is slow by design.
    const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
    return db.transaction(async () => {
      const { name, email } = draft;
      const user = await users.add({ ...accountValues(draft), name, email, passwordHash });
      if (!user) return refuseTaken();
      const token = await oneTimeTokens.issue({ kind: 'password-reset', userId: user.id, lifetime: linkDays * day });
      const link = mail.link('/app/password/reset', { token });
      await mail.send({ to: user, content: accountCreated({ name: user.name, link, link_days: linkDays }) });
      await audit.write({ target: { kind: 'user', id: user.id, name: user.name }, after: draft });
      await events.emit('admin', 'user-updated', { id: user.id });
      return user.id;
    });
  };
  return { create };
}

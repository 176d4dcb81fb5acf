import type { Contract, Handlers } from '@kronos/api/contract';
import { AppError } from '../platform/app-error.ts';
import type { Accounts } from '../domain/account/account.ts';
import type { Closing } from '../domain/account/closing.ts';
import type { DataExports } from '../domain/account/data-exports.ts';
import type { EmailChanges } from '../domain/account/email-changes.ts';
import type { Confirmations } from '../domain/sessions/confirmations.ts';
import type { RequestContext } from '../http/request-context.ts';
import { verifyPassword } from '../security/passwords.ts';
import { type MailLimit, pass } from './limits.ts';

/** Counts an attempt to confirm the identity; resolves with the seconds to wait, 0 if it may proceed. */
export type ConfirmLimit = (userId: number) => Promise<number>;

/** Handlers of the user's own account. */
export function accountHandlers(deps: {
  accounts: Accounts;
  emailChanges: EmailChanges;
  dataExports: DataExports;
  closing: Closing;
  confirmations: Confirmations;
  confirmLimit: ConfirmLimit;
  letterLimit: MailLimit;
}): Handlers<Contract, RequestContext>['account'] {
  const { accounts, emailChanges, dataExports, closing, confirmations, confirmLimit, letterLimit } = deps;

  return {
    fetch: (_, { session }) => accounts.read(session.user),
    async rename({ body }, { session }) {
      await accounts.rename(session.user, body.name);
      return { success: true };
    },
    async changeEmail({ body }, { session }) {
      confirmations.require(session);
      await pass(letterLimit(session.user.id, body.email));
      await emailChanges.ask(session.user, body.email);
      return { success: true, message: `Open the link that was sent to ${body.email}.` };
    },
    async cancelEmail(_, { session }) {
      await emailChanges.cancel(session.user);
      return { success: true };
    },
    confirmEmail: async ({ body }) => ({ success: true, email: await emailChanges.confirm(body.token) }),
    // Requires the password itself: a forgotten one is reset by mail.
    async changePassword({ body }, { session }) {
      if (session.impersonator) throw new AppError('forbidden', 'Only the account’s owner may change this.');
      await pass(confirmLimit(session.user.id));
      if (!(await verifyPassword(session.user.passwordHash, body.current_password))) {
        const words = 'This is not your password.';
        throw new AppError('invalid', words, { errors: { current_password: [words] } });
      }
      await accounts.changePassword(session, body.password);
      return { success: true };
    },
    async savePreferences({ body }, { session }) {
      await accounts.savePreferences(session.user, body);
      return { success: true };
    },
    requestExport: (_, { session }) => {
      requireOneself(session);
      return dataExports.request(session.user);
    },
    async downloadExport(_, { session }) {
      requireOneself(session);
      return { type: 'application/json', name: 'my-data.json', body: await dataExports.read(session.user.id) };
    },
    async close({ body }, { session }) {
      confirmations.require(session);
      const { user } = session;
      if (body.name.trim() !== user.name) {
        const words = `Type ${user.name} to confirm.`;
        throw new AppError('invalid', words, { errors: { name: [words] } });
      }
      await closing.close(user);
      return { success: true };
    },
  };
}

/** An impersonating admin cannot export the user's data. */
function requireOneself({ impersonator }: RequestContext['session']): void {
  if (impersonator) throw new AppError('forbidden', 'Only the account’s owner may export its data.');
}

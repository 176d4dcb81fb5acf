import { createAccounts } from '../domain/account/account.ts';
import { createClosing } from '../domain/account/closing.ts';
import { createDataExports } from '../domain/account/data-exports.ts';
import { createEmailChanges } from '../domain/account/email-changes.ts';
import { createSubUserInvitations } from '../domain/sub-users/invitations.ts';
import { createSubUsers } from '../domain/sub-users/sub-users.ts';
import { createUserAdministration } from '../domain/users/administration.ts';
import { createUserCreation } from '../domain/users/creation.ts';
import type { ServiceDeps } from './deps.ts';
import type { Foundation } from './foundation.ts';
import type { People } from './people.ts';
import type { Hosting } from './hosting.ts';

/** The users' own accounts, and user administration. */
export function createAccountArea(deps: ServiceDeps & Foundation & People & Hosting) {
  const emailChanges = createEmailChanges(deps);
  const dataExports = createDataExports(deps);
  const closing = createClosing(deps);
  return {
    userAdministration: createUserAdministration({ ...deps, directory: deps.userDirectory }),
    userCreation: createUserCreation(deps),
    emailChanges,
    dataExports,
    closing,
    accounts: createAccounts({ ...deps, emailChanges, dataExports, closing }),
    subUsers: createSubUsers(deps),
    subUserInvitations: createSubUserInvitations(deps),
    accountJobs: {
      'account.export': dataExports.job,
    },
  };
}

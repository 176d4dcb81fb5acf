import { createApiClients } from '../domain/api-clients/api-clients.ts';
import { createFindClient } from '../domain/api-clients/find-client.ts';
import { createAuthenticators } from '../domain/factors/authenticators.ts';
import { createFactors } from '../domain/factors/factors.ts';
import { createPasskeys } from '../domain/factors/passkeys.ts';
import { createProtection } from '../domain/factors/protection.ts';
import { createRecoveryCodes } from '../domain/factors/recovery-codes.ts';
import { createFirstRun } from '../domain/first-run/first-run.ts';
import { createPasswordLinkJob } from '../domain/passwords/link-job.ts';
import { createPasswordResets } from '../domain/passwords/password-resets.ts';
import { createConfirmations } from '../domain/sessions/confirmations.ts';
import { createImpersonations } from '../domain/sessions/impersonations.ts';
import { createSessions } from '../domain/sessions/sessions.ts';
import { createSignIn } from '../domain/sessions/sign-in.ts';
import { createSignIns } from '../domain/sessions/sign-ins.ts';
import { createUserDirectory } from '../domain/users/directory.ts';
import { createUsers } from '../domain/users/users.ts';
import type { ServiceDeps } from './deps.ts';
import type { Foundation } from './foundation.ts';

/** Users, sessions, second factors and passwords. */
export function createPeople(deps: ServiceDeps & Foundation) {
  const sessions = createSessions(deps);
  const users = createUsers({ ...deps, sessions });
  const authenticators = createAuthenticators(deps);
  const recoveryCodes = createRecoveryCodes(deps);
  const passkeys = createPasskeys(deps);
  const factors = createFactors({ ...deps, authenticators, recoveryCodes, passkeys });
  return {
    users,
    userDirectory: createUserDirectory(deps),
    sessions,
    apiClients: createApiClients(deps),
    findClient: createFindClient(deps),
    apiDomain: deps.publicUrl.host,
    signIns: createSignIns({ ...deps, sessions }),
    impersonations: createImpersonations({ ...deps, sessions }),
    signIn: createSignIn({ ...deps, users, sessions, factors, passkeys }),
    firstRun: createFirstRun({ ...deps, sessions }),
    confirmations: createConfirmations({ ...deps, factors }),
    factors,
    passkeys,
    protection: createProtection({ ...deps, authenticators, recoveryCodes, passkeys, factors }),
    passwordResets: createPasswordResets({ ...deps, users, sessions }),
    passwordJobs: {
      'password.link': createPasswordLinkJob({ ...deps, users }),
    },
  };
}

export type People = ReturnType<typeof createPeople>;

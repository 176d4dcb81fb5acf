import type { ClaimRefusal, ClaimResponse, ClaimStatus } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Audit } from '../audit/audit.ts';
import type { Popups } from '../popups/popups.ts';
import type { Processes } from '../processes/processes.ts';
import { doingOf } from '../servers/operations/registry.ts';
import { serverTypeNames } from '../servers/names.ts';
import type { SessionRow } from '../sessions/sessions.ts';
import type { MediaAccess, Target } from './access.ts';
import type { Claims } from './claims.ts';
import type { ClaimRow } from './observe.ts';
import { MediaServerError, type OwnerSignIn } from './port.ts';
import { codeIn, noPlexAccounts, signInOverWords } from './sign-in-refusal.ts';

type Session = Pick<SessionRow, 'user' | 'impersonator'>;

/** Milliseconds that a user waits for the state of a claim. */
const patienceMs = 3000;

export type Claiming = ReturnType<typeof createClaiming>;

/** Reads the claim state of media servers, and claims them. */
export function createClaiming(deps: {
  db: Database;
  claims: Claims;
  mediaAccess: MediaAccess;
  processes: Pick<Processes, 'unfinishedOf'>;
  popups: Pick<Popups, 'afterClaim'>;
  audit: Audit;
}) {
  const { db, claims, mediaAccess, processes, popups, audit } = deps;

  /** Reads the claim from the media server; returns the last known one if it does not respond. */
  const check = async (target: Target): Promise<ClaimRow | undefined> => {
    const { id, status } = target.server;
    const before = await claims.find(id);
    if (status === 'stopped' || status === 'suspended') return before;
    try {
      const seen = await mediaAccess.open(target).info({ signal: AbortSignal.timeout(patienceMs) });
      return await claims.observe(id, before, seen);
    } catch (error) {
      if (!(error instanceof MediaServerError)) throw error;
      return before;
    }
  };

  const machineIdOf = (target: Target) =>
    mediaAccess
      .open(target)
      .info({ signal: AbortSignal.timeout(patienceMs) })
      .then(
        ({ machineId }) => machineId,
        () => null,
      );

  return {
    check,
    async status(target: Target): Promise<ClaimStatus> {
      const row = await check(target);
      return {
        state: row?.state ?? 'unknown',
        account: row?.accountName ? { name: row.accountName, email: row.accountEmail } : null,
        has_access: row !== undefined && row.key !== null && row.keyRefusedAt === null,
        features: { ...mediaAccess.open(target).features },
        checked_at: row?.checkedAt.toISOString() ?? null,
      };
    },
    /** Claims a server for a user. Only the key that the sign-in returns is kept. */
    async claim(target: Target, { user, impersonator }: Session, input: OwnerSignIn): Promise<ClaimResponse> {
      const { server } = target;
      const busy = await processes.unfinishedOf(server.id);
      if (busy)
        throw new AppError('conflict', `${server.name} is ${doingOf(busy)}. Wait until that is done.`, {
          reason: 'server-busy',
        });
      const before = await claims.find(server.id);
      const answer = await mediaAccess.calling(target, () => mediaAccess.open(target).claim(input));
      const auditTarget = { kind: 'server', id: server.id, name: server.name };
      if (answer.outcome === 'impossible') throw noPlexAccounts(server);
      if (answer.outcome === 'refused') {
        const { reason } = answer;
        await db.transaction(() => audit.write({ target: auditTarget, refused: true, after: { reason } }));
        return { success: false, reason, message: refusalWords(reason, target, input) };
      }
      const { value } = answer;
      const machineId = await machineIdOf(target);
      await db.transaction(async () => {
        await claims.keep(server.id, { ...value, machineId, by: user.id });
        await audit.write({ target: auditTarget, after: { account: value.account.name } });
      });
      const old = before && claims.keyOf(before);
      // Otherwise the panel would appear twice in the account's list of devices.
      if (old && old !== value.key)
        await mediaAccess
          .open(target)
          .signOut(old)
          .catch(() => undefined);
      // An impersonating admin cannot close it.
      const popup = impersonator ? undefined : await popups.afterClaim(user);
      return { success: true, message: 'The server has been claimed', ...(popup && { popup }) };
    },
  };
}

function refusalWords(reason: ClaimRefusal, { server }: Target, input: OwnerSignIn): string {
  const product = serverTypeNames[server.type];
  switch (reason) {
    case 'wrong-password':
      return 'The account name or password is incorrect.';
    case 'code-wanted':
      return codeIn(input) ? 'This code is incorrect or has expired.' : 'Enter your second-factor code as well.';
    case 'already-claimed':
      return server.type === 'plex'
        ? `${server.name} belongs to another account. Reset its claim first.`
        : `${server.name} has an administrator with another name or password. Reset its claim first.`;
    case 'not-local':
      return `${product} only accepts a claim from its own network, which the panel is not part of. Open ${server.name} there and claim it in ${product} itself, or contact support.`;
    case 'sign-in-over':
      return signInOverWords;
    default:
      return reason satisfies never;
  }
}

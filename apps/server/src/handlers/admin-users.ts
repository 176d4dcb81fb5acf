import type { Contract, Handlers } from '@kronos/api/contract';
import { AppError, notFound } from '../platform/app-error.ts';
import type { Audit } from '../domain/audit/audit.ts';
import type { AuditTrail } from '../domain/audit/trail.ts';
import type { SessionRow } from '../domain/sessions/sessions.ts';
import type { SignIns } from '../domain/sessions/sign-ins.ts';
import type { UserAdministration } from '../domain/users/administration.ts';
import type { UserCreation } from '../domain/users/creation.ts';
import type { UserDirectory } from '../domain/users/directory.ts';
import type { Users } from '../domain/users/users.ts';
import type { RequestContext } from '../http/request-context.ts';
import { bulkHandler } from './bulk.ts';

/** Handlers of users, for admins (spec §7 "Users"). */
export function adminUsersHandlers(deps: {
  users: Users;
  userDirectory: UserDirectory;
  userAdministration: UserAdministration;
  userCreation: UserCreation;
  signIns: SignIns;
  auditTrail: AuditTrail;
  audit: Audit;
}): Handlers<Contract, RequestContext>['adminUsers'] {
  const { users, userDirectory, userAdministration, userCreation, signIns, auditTrail, audit } = deps;
  const named = async (id: number) => {
    const user = await users.find(id);
    if (!user) throw notFound('user');
    return { id, name: user.name };
  };
  /** A program that could create admins, or change an admin's address to its own, could do everything. */
  const refuseAdmins = () => {
    throw new AppError('forbidden', 'API clients may not create, change or delete admins.');
  };
  const keepAdminsFrom = async (
    { client }: SessionRow,
    id: number,
    change: { is_admin?: boolean | undefined } = {},
  ) => {
    if (client && (change.is_admin !== undefined || (await users.find(id))?.isAdmin)) refuseAdmins();
  };
  const endSessions = async (id: number, session: SessionRow) => {
    await keepAdminsFrom(session, id);
    return signIns.endAll(await named(id), session.id);
  };
  return {
    list: ({ query }) => userDirectory.list(query),
    export: ({ query }) => userDirectory.export(query),
    bulk: bulkHandler(audit, {
      async end_trial(id, { session }) {
        await keepAdminsFrom(session, id);
        await userAdministration.update(session.user.id, id, { is_trial: false });
      },
      end_sessions: (id, { session }) => endSessions(id, session),
    }),
    async create({ body }, { session }) {
      if (session.client && body.is_admin) refuseAdmins();
      return { success: true, id: await userCreation.create(body) };
    },
    one: ({ params }, { session }) => userAdministration.read(params.id, session.user.id),
    async update({ params, query, body }, { session }) {
      await keepAdminsFrom(session, params.id, body);
      const data = await userAdministration.update(session.user.id, params.id, body, query.based_on);
      return { success: true, message: 'The user has been updated', data };
    },
    async remove({ params, query }, { session }) {
      await keepAdminsFrom(session, params.id);
      await userAdministration.remove(session.user.id, params.id, query.name);
      return { success: true, message: 'The user has been deleted' };
    },
    async sessions({ params, query }, context) {
      await named(params.id);
      const { rows, meta } = await signIns.listOf(params.id, query);
      return {
        data: rows.map(({ session, impersonator }) => ({
          id: session.id,
          ip: session.ip,
          user_agent: session.userAgent,
          impersonator,
          is_current: session.id === context.session.id,
          created_at: session.createdAt.toISOString(),
          last_used_at: session.lastUsedAt.toISOString(),
          expires_at: session.expiresAt.toISOString(),
        })),
        meta,
      };
    },
    async endSession({ params }, { session }) {
      await keepAdminsFrom(session, params.id);
      if (!(await signIns.end(await named(params.id), params.session))) throw notFound('session');
      return { success: true };
    },
    endSessions: async ({ params }, { session }) => ({ success: true, count: await endSessions(params.id, session) }),
    async audit({ params, query }) {
      await named(params.id);
      return auditTrail.aboutUser(params.id, query);
    },
  };
}

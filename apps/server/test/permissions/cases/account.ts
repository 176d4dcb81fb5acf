import { eq } from 'drizzle-orm';
import { dataExports } from '../../../src/db/schema.ts';
import { hashPassword } from '../../../src/security/passwords.ts';
import { testPassword } from '../../support/client.ts';
import type { Caller, Stage } from '../callers.ts';
import { type Cases, type Cell, freshNumber } from './cell.ts';
import { ownersServer } from './servers.ts';

/** Resets the password, so that a cell can confirm it whatever an earlier one chose. */
async function withPassword(stage: Stage, caller: Caller, cell: Cell): Promise<Cell> {
  if (caller === 'guest') return cell;
  if (caller === 'impersonating admin') return { ...cell, status: 403 };
  await stage.services.users.setPasswordHash(stage.person(caller).id, await hashPassword(testPassword));
  return cell;
}

const nameOf = (person: Stage['person'], caller: Caller) =>
  caller === 'guest' || caller === 'impersonating admin' ? 'other' : person(caller).name;

export const accountCases: Cases = {
  'account.rename': ({ person }, caller) => ({ body: { name: nameOf(person, caller) } }),
  'account.changeEmail': (_, caller) => ({
    body: { email: `new-${freshNumber()}@matrix.test` },
    ...(caller === 'impersonating admin' && { status: 403 }),
  }),
  'account.confirmEmail': async ({ services, person }) => {
    const payload = { email: `owner-${freshNumber()}@matrix.test` };
    const userId = person('owner').id;
    return {
      body: { token: await services.oneTimeTokens.issue({ kind: 'email-change', userId, lifetime: 60_000, payload }) },
    };
  },
  'account.changePassword': (stage, caller) =>
    withPassword(stage, caller, { body: { current_password: testPassword, password: testPassword } }),
  'account.savePreferences': () => ({ body: { theme: 'dark', locale: 'en', notifications: {} } }),
  'account.requestExport': async ({ server, person }, caller) => {
    if (caller === 'impersonating admin') return { status: 403 };
    if (caller !== 'guest')
      await server.db.current.delete(dataExports).where(eq(dataExports.userId, person(caller).id));
    return {};
  },
  'account.downloadExport': async ({ server, person }, caller) => {
    if (caller === 'impersonating admin') return { status: 403 };
    if (caller === 'guest') return {};
    const row = { userId: person(caller).id, state: 'ready' as const, content: '{}', requestedAt: server.clock.now() };
    await server.db.current
      .insert(dataExports)
      .values(row)
      .onConflictDoUpdate({ target: dataExports.userId, set: row });
    return {};
  },
  // The account must still exist afterwards: a running server prevents its closing.
  'account.close': async (stage, caller) => {
    if (caller === 'guest') return { body: { name: 'nobody' } };
    if (caller === 'impersonating admin') return { body: { name: 'other' }, status: 403 };
    const { params } = await ownersServer(stage, caller);
    await stage.services.servers.update(Number(params!.id), { status: 'running', containerId: 'x' });
    return { body: { name: stage.person(caller).name }, status: 409 };
  },
};

import { eq } from 'drizzle-orm';
import { oneTimeTokens } from '../../../src/db/schema.ts';
import { testPassword } from '../../support/client.ts';
import type { Stage } from '../callers.ts';
import { type Cases, type Cell, freshNumber, mark } from './cell.ts';

async function ownersSubUser({ services, person }: Stage): Promise<Cell> {
  const token = await subUserToken({ services, person });
  const email = await services.subUserInvitations.accept(token, { name: mark, password: testPassword });
  const { id } = (await services.users.findByEmail(email))!;
  return { params: { id } };
}

/** Returns the token of an invitation to become a sub-user of the owner. */
export async function subUserToken(
  { services, person }: Pick<Stage, 'services' | 'person'>,
  name = mark,
): Promise<string> {
  const payload = { email: `${name}-${freshNumber()}@matrix.test`, servers: [] };
  return services.oneTimeTokens.issue({ kind: 'sub-user', userId: person('owner').id, lifetime: 60_000, payload });
}

async function ownersInvitation(stage: Stage): Promise<Cell> {
  await subUserToken(stage);
  const [open] = await stage.services.oneTimeTokens.listUnused('sub-user', stage.person('owner').id);
  return { params: { id: open!.id } };
}

export const subUserCases: Cases = {
  // The number of open invitations is limited, and other cells may have sent some before.
  'subUsers.invite': async ({ server }) => {
    await server.db.current.delete(oneTimeTokens).where(eq(oneTimeTokens.kind, 'sub-user'));
    return { body: { email: `guest-${freshNumber()}@matrix.test`, servers: [] } };
  },
  'subUsers.resend': ownersInvitation,
  'subUsers.withdraw': ownersInvitation,
  'subUsers.setRights': async (stage) => ({ ...(await ownersSubUser(stage)), body: { servers: [] } }),
  'subUsers.remove': ownersSubUser,
  // The holder of the link reads the invited address.
  'subUsers.invitation': async (stage) => ({ params: { token: await subUserToken(stage, 'invited') } }),
  'subUsers.accept': async (stage) => ({
    params: { token: await subUserToken(stage, 'invited') },
    body: { name: 'Robin', password: testPassword },
  }),
};

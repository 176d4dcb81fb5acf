import { randomUUID } from 'node:crypto';
import type { Stage } from '../callers.ts';
import { type Cases, type Cell, mark, several } from './cell.ts';
import { aSpareAccount } from './spare-account.ts';

const anAccount = ({ person }: Stage): Cell => ({ params: { id: person('owner').id } });

const aKey = { email: null, product_ids: [], uses: 1, expires_at: null, note: mark };
/** Creates an invitation of a spare account. */
async function aSpareKey(stage: Stage): Promise<Cell> {
  const { id } = await aSpareAccount(stage);
  await stage.services.invitations.make({ inviterId: id, productIds: [] });
  const { data } = await stage.services.invitationAdministration.list({ id, name: '' });
  return { params: { id, invitation: data[0]!.id } };
}

export const userCases: Cases = {
  'adminSearch.search': () => ({ query: { query: mark } }),
  'adminUsers.one': anAccount,
  'adminUsers.sessions': anAccount,
  'adminUsers.audit': anAccount,
  'adminAudit.list': () => ({ query: { kind: 'node', id: '1' } }),
  'adminUsers.create': () => ({ body: { name: mark, email: `${randomUUID()}@created.test` } }),
  'adminUsers.update': async (stage) => {
    const { id, user } = await aSpareAccount(stage);
    return { params: { id }, body: { name: user.name, is_trial: true, whmcs_id: 7, restrictions: ['no-4k'] } };
  },
  'adminUsers.bulk': several(async (stage) => ({ params: { id: (await aSpareAccount(stage)).id } }), 'end_trial'),
  'adminUsers.remove': async (stage) => {
    const { id, user } = await aSpareAccount(stage);
    return { params: { id }, query: { name: user.name } };
  },
  'adminUsers.endSession': async (stage) => {
    const { id } = await aSpareAccount(stage);
    const { rows } = await stage.services.signIns.listOf(id, { page: 1 });
    return { params: { id, session: rows[0]!.session.id } };
  },
  'adminInvitations.list': anAccount,
  'adminInvitations.create': (stage) => ({ ...anAccount(stage), body: aKey }),
  'adminInvitations.withdraw': aSpareKey,
  'adminUsers.endSessions': async (stage) => ({ params: { id: (await aSpareAccount(stage)).id } }),
};

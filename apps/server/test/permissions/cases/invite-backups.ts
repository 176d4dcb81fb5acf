import { inviteBackups } from '../../../src/db/schema.ts';
import type { Stage } from '../callers.ts';
import { type Cases, type Cell, mark, type Prepare } from './cell.ts';
import { ownersServer } from './servers.ts';

const friend = 'friend@kronos.test';
/** The guest of the media servers of a stage. */
export const guest = { key: `share:${friend}`, how: 'share', name: null, email: friend, libraries: 'all' } as const;

/** Creates an invite backup of the owner, of a server if there is one; returns its id. */
export async function anInviteBackup({ server, person }: Stage, serverId: number | null = null) {
  const [row] = await server.db.current
    .insert(inviteBackups)
    .values({
      ownerId: person('owner').id,
      serverId,
      serverType: 'plex',
      name: mark,
      people: [guest],
      createdAt: new Date(),
    })
    .returning({ id: inviteBackups.id });
  return row!.id;
}

/** A backup of a server that is not running, whose invites cannot be read. */
const ofStopped =
  (body?: object) =>
  async (stage: Stage): Promise<Cell> => {
    const { params } = await ownersServer(stage);
    const backup = await anInviteBackup(stage, Number(params!['id']));
    return { params: { ...params, backup }, status: 409, ...(body && { body }) };
  };

/** Changes to the shares of the owner's server: the owner and admins get a result for each cell, others a 404. */
const ofShares =
  (status: number): Prepare =>
  async (stage, caller): Promise<Cell> => {
    const { params } = await ownersServer(stage);
    const change = { server_id: params!['id'], person: guest.key, is_invited: true, share: [], take: ['Films'] };
    return { body: { changes: [change] }, status: caller === 'owner' || caller === 'admin' ? status : 404 };
  };

/** The calls about invite backups. */
export const inviteBackupCases: Cases = {
  'customerPlexTools.createBackup': async (stage) => ({
    ...(await ownersServer(stage)),
    body: { name: mark },
    status: 409,
  }),
  'customerPlexTools.backup': ofStopped(),
  'customerPlexTools.restoreBackup': ofStopped({ people: [guest.key] }),
  // No plex.tv responds here.
  'customerPlexSignIn.begin': () => ({ status: 503 }),
  'customerPlexSignIn.state': () => ({ query: { sign_in: 'of nobody' }, status: 422 }),
  'customerShareMatrix.preview': ofShares(200),
  'customerShareMatrix.apply': ofShares(200),
  'customerPlexTools.removeBackup': async (stage) => ({ params: { backup: await anInviteBackup(stage) } }),
};

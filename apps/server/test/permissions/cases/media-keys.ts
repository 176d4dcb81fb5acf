import type { Stage } from '../callers.ts';
import { type Cases, type Cell, several } from './cell.ts';
import { ownersServer } from './servers.ts';

/** A server of the owner for which the panel has a key. */
async function aKey(stage: Stage): Promise<Cell> {
  const { services, person } = stage;
  const cell = await ownersServer(stage);
  const account = { name: 'casey', email: null };
  await stage.server.db.transaction(() =>
    services.claims.keep(Number(cell.params!['id']), { key: 'some', account, machineId: null, by: person('owner').id }),
  );
  return cell;
}

export const mediaKeyCases: Cases = {
  'adminMediaKeys.bulk': several(aKey, 'forget'),
  'adminGuestDefaults.update': () => ({
    params: { type: 'emby' },
    body: { may_download: false, may_transcode: true, max_streams: 2 },
  }),
};

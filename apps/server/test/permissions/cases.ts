import { type Endpoint, isRecordOwner, type RecordOwner } from '@kronos/api/contract';
import type { Caller, Stage } from './callers.ts';
import { accountCases } from './cases/account.ts';
import { backupCases } from './cases/backups.ts';
import type { Cases, Cell } from './cases/cell.ts';
import { apiClientCases } from './cases/api-clients.ts';
import { cdnCases } from './cases/cdn.ts';
import { discordCases } from './cases/discord.ts';
import { exportCases } from './cases/exports.ts';
import { dockerCases } from './cases/docker.ts';
import { globalCases } from './cases/globals.ts';
import { dockerServiceCases } from './cases/docker-services.ts';
import { hetznerCases } from './cases/hetzner.ts';
import { scriptCases } from './cases/scripts.ts';
import { sshKeyCases } from './cases/ssh-keys.ts';
import { imageCases } from './cases/images.ts';
import { mediaKeyCases } from './cases/media-keys.ts';
import { inviteBackupCases } from './cases/invite-backups.ts';
import { joiningCases } from './cases/joining.ts';
import { mailCases } from './cases/mail.ts';
import { mailingCases } from './cases/mailings.ts';
import { maintenanceCases } from './cases/maintenance.ts';
import { messageCases } from './cases/messages.ts';
import { productCases } from './cases/products.ts';
import { securityCases } from './cases/security.ts';
import { collectionCases } from './cases/collections.ts';
import { mediaCases } from './cases/media.ts';
import { mountCases } from './cases/mounts.ts';
import { nodeCases } from './cases/nodes.ts';
import { ownersServer, serverCases } from './cases/servers.ts';
import { signInCases } from './cases/sign-in.ts';
import { subUserCases } from './cases/sub-users.ts';
import { systemCases } from './cases/system.ts';
import { uptimeRobotCases } from './cases/uptime-robot.ts';
import { userCases } from './cases/users.ts';
import { watchStateCases } from './cases/watch-state.ts';

/**
 * How to call each endpoint that requires more than its address. Endpoints whose owner rule names a record get one by
 * default.
 */
const prepared: Cases = {
  ...signInCases,
  ...securityCases,
  ...systemCases,
  ...serverCases,
  ...messageCases,
  ...mailCases,
  ...discordCases,
  ...mailingCases,
  ...maintenanceCases,
  ...userCases,
  ...nodeCases,
  ...hetznerCases,
  ...uptimeRobotCases,
  ...dockerServiceCases,
  ...mountCases,
  ...apiClientCases,
  ...exportCases,
  ...dockerCases,
  ...globalCases,
  ...scriptCases,
  ...sshKeyCases,
  ...imageCases,
  ...mediaKeyCases,
  ...cdnCases,
  ...mediaCases,
  ...collectionCases,
  ...watchStateCases,
  ...inviteBackupCases,
  ...productCases,
  ...backupCases,
  ...joiningCases,
  ...accountCases,
  ...subUserCases,
};

/** Creates a record of the owner, for each owner rule that names one. */
export const ownersRecord: Record<RecordOwner, (stage: Stage) => Promise<Cell>> = { server: ownersServer };

/** Creates an existing record of the owner for the call. */
export async function prepare(stage: Stage, id: string, endpoint: Endpoint, caller: Caller): Promise<Cell> {
  const own = prepared[id];
  if (own) return own(stage, caller);
  if (isRecordOwner(endpoint.owner)) return ownersRecord[endpoint.owner](stage);
  if (endpoint.params || endpoint.body)
    throw new Error(`${id} takes input: add to cases/<area>.ts what a valid call sends.`);
  return {};
}

/** Prepares calls that are refused: they change nothing, so all calls of an endpoint share a record. */
export function prepareForRefusal() {
  const cells = new Map<string, Promise<Cell>>();
  return (stage: Stage, id: string, endpoint: Endpoint, caller: Caller): Promise<Cell> => {
    const cell = cells.get(id) ?? prepare(stage, id, endpoint, caller);
    cells.set(id, cell);
    return cell;
  };
}

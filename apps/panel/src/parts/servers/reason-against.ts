import type { Server, ServerStatus } from '@kronos/api/contract';
import type { Snapshot } from 'valtio/vanilla';
import type { PlainKey } from '../../messages/catalogue.ts';
import type { ServerAction } from '../../stores/server-actions.ts';
import type { Pending } from '../../stores/servers.ts';

interface Given {
  server: Snapshot<Server>;
  pending: Pending | undefined;
  /** Whether no request can succeed. */
  isCutOff: boolean;
}

/** The actions that have no effect in a state. */
const needless: Partial<Record<ServerStatus, readonly ServerAction[]>> = {
  running: ['start'],
  stopped: ['stop'],
};

/** Why nothing can be requested of a server at present, whatever the user may do; undefined if it can. */
export function barrierAgainst({ server, pending, isCutOff }: Given): PlainKey | undefined {
  const { operation, suspension } = server;
  if (isCutOff) return 'customer.server.cutOff';
  if (suspension) return 'customer.server.suspended';
  const isUnderWay = operation?.state === 'queued' || operation?.state === 'running';
  return isUnderWay || (pending && pending.phase !== 'unconfirmed') ? 'customer.server.busy' : undefined;
}

/** Why an action cannot be requested at present; undefined if it can. */
export function reasonAgainst(action: ServerAction | 'rename' | 'claim', given: Given): PlainKey | undefined {
  const { rights, status } = given.server;
  if (!rights.includes('power')) return 'customer.server.noPower';
  // A rename is independent of an operation.
  if (action === 'rename')
    return barrierAgainst({ ...given, pending: undefined, server: { ...given.server, operation: null } });
  const barrier = barrierAgainst(given);
  if (barrier || action === 'claim' || !needless[status]?.includes(action)) return barrier;
  return action === 'start' ? 'server.runsAlready' : 'server.standsAlready';
}

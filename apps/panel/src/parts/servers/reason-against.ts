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

/** Why an action cannot be requested at present; undefined if it can. */
export function reasonAgainst(
  action: ServerAction | 'rename',
  { server, pending, isCutOff }: Given,
): PlainKey | undefined {
  const { rights, operation, status, suspension } = server;
  if (!rights.includes('power')) return 'customer.server.noPower';
  if (isCutOff) return 'customer.server.cutOff';
  if (suspension) return 'customer.server.suspended';
  if (action === 'rename') return undefined;
  const isUnderWay = operation?.state === 'queued' || operation?.state === 'running';
  if (isUnderWay || (pending && pending.phase !== 'unconfirmed')) return 'customer.server.busy';
  if (!needless[status]?.includes(action)) return undefined;
  return action === 'start' ? 'server.runsAlready' : 'server.standsAlready';
}

import type { PlainKey } from '../messages/catalogue.ts';
import { type ConnectionState, isCutOff, type LinkState } from './connection.ts';

type ShownLink = Exclude<LinkState, 'idle'>;

/** The name of each state, and its meaning for the data on screen. A live connection needs no explanation. */
export const connectionLabels: Record<ShownLink, { word: PlainKey; detail?: PlainKey }> = {
  live: { word: 'shell.connection.live' },
  connecting: { word: 'shell.connection.connecting' },
  recovering: { word: 'shell.connection.recovering', detail: 'shell.connection.recoveringDetail' },
  offline: { word: 'shell.connection.offline', detail: 'shell.connection.offlineDetail' },
  failed: { word: 'shell.connection.failed', detail: 'shell.connection.failedDetail' },
};

/** The state to show: a request without a response counts more than a working socket. */
export const visibleState = (state: ConnectionState): ShownLink | undefined => {
  if (isCutOff(state)) return 'offline';
  return state.link === 'idle' ? undefined : state.link;
};

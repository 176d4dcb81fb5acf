import type { PlainKey } from '../messages/catalogue.ts';
import { type ConnectionState, isCutOff, type LinkState } from './connection.ts';

type ShownLink = Exclude<LinkState, 'idle'>;

/** Each state in a word, and what it means for what is on screen. While all is well there is nothing to explain. */
export const connectionLabels: Record<ShownLink, { word: PlainKey; detail?: PlainKey }> = {
  live: { word: 'shell.connection.live' },
  connecting: { word: 'shell.connection.connecting' },
  recovering: { word: 'shell.connection.recovering', detail: 'shell.connection.recoveringDetail' },
  offline: { word: 'shell.connection.offline', detail: 'shell.connection.offlineDetail' },
  failed: { word: 'shell.connection.failed', detail: 'shell.connection.failedDetail' },
};

/** What the mark shows: an answer that did not come weighs more than a socket that seems fine. */
export const visibleState = (state: ConnectionState): ShownLink | undefined => {
  if (isCutOff(state)) return 'offline';
  return state.link === 'idle' ? undefined : state.link;
};

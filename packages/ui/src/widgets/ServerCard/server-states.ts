import type { StatusTone } from '../../components/StatusDot/status-options.ts';

export const serverCardTypes = ['plex', 'emby', 'jellyfin'] as const;
export type ServerCardType = (typeof serverCardTypes)[number];

export const serverCardStatuses = [
  'running',
  'stopped',
  'starting',
  'stopping',
  'restarting',
  'deploying',
  'rebuilding',
  'resetting',
  'restoring',
  'moving',
  'suspended',
  'failed',
  'unreachable',
] as const;
export type ServerCardStatus = (typeof serverCardStatuses)[number];

/** Actions of a `ServerCard`, in the order of its menu. */
export const serverCardActions = ['open', 'start', 'stop', 'restart'] as const;
export type ServerCardActionName = (typeof serverCardActions)[number];

/** One thing that can be done. Absent actions are not shown; those with a `disabledReason` are, with the reason. */
export interface ServerCardAction {
  onAction?: (() => void) | undefined;
  /** For `open`: an address, opened beside the panel. */
  href?: string | undefined;
  /** Why it cannot be done now, in words. */
  disabledReason?: string | undefined;
}

/** Every word of a card. */
export interface ServerCardLabels {
  /** Names of the actions, in a verb. */
  actions: Record<ServerCardActionName, string>;
  /** Name of the menu button, with the server's name in it: there are many such buttons on a page. */
  menu: string;
  /** Label of the ping figure. */
  ping: string;
  /** Stands for a ping that had no answer. */
  noPing: string;
  /** What a screen reader says in place of the spark line, such as `Ping over the last 20 checks: 12 to 40 ms`. */
  pingHistory: string;
}

interface StateLook {
  tone: StatusTone;
  isBusy: boolean;
  /** The one action that the card puts forward. */
  main: ServerCardActionName | null;
}

/** How each state looks and which action it puts forward. */
export const stateLooks: Record<ServerCardStatus, StateLook> = {
  running: { tone: 'success', isBusy: false, main: 'open' },
  stopped: { tone: 'neutral', isBusy: false, main: 'start' },
  starting: { tone: 'info', isBusy: true, main: null },
  stopping: { tone: 'info', isBusy: true, main: null },
  restarting: { tone: 'info', isBusy: true, main: null },
  deploying: { tone: 'info', isBusy: true, main: null },
  rebuilding: { tone: 'info', isBusy: true, main: null },
  resetting: { tone: 'info', isBusy: true, main: null },
  restoring: { tone: 'info', isBusy: true, main: null },
  moving: { tone: 'info', isBusy: true, main: null },
  suspended: { tone: 'warning', isBusy: false, main: null },
  failed: { tone: 'danger', isBusy: false, main: 'start' },
  unreachable: { tone: 'warning', isBusy: false, main: 'open' },
};

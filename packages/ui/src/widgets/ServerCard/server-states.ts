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

/** An action. Absent actions are not shown; those with a `disabledReason` are shown with the reason. */
export interface ServerCardAction {
  onAction?: (() => void) | undefined;
  /** The address for `open`, which opens in a new tab. */
  href?: string | undefined;
  /** The reason why the action is not available now. */
  disabledReason?: string | undefined;
}

/** All texts of a card. */
export interface ServerCardLabels {
  /** The names of the actions, starting with a verb. */
  actions: Record<ServerCardActionName, string>;
  /** The name of the menu button, with the server's name, since a page has many such buttons. */
  menu: string;
  /** The label of the ping. */
  ping: string;
  /** The text for a ping without a response. */
  noPing: string;
  /** The text for screen readers in place of the spark line, such as `Ping over the last 20 checks: 12 to 40 ms`. */
  pingHistory: string;
}

interface StateLook {
  tone: StatusTone;
  isBusy: boolean;
  /** The main action of the card. */
  main: ServerCardActionName | null;
}

/** The icon and the main action of each state. */
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

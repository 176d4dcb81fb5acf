import type { RobotStatus } from '@kronos/api/contract';
import type { Target } from '../uptime/port.ts';
import { VendorError } from '../vendor-error.ts';

/** A monitor as UptimeRobot tells of it. */
export interface RobotMonitor {
  id: string;
  name: string;
  /** What it checks; null for what the panel does not ask for, such as a keyword. */
  target: Target | null;
  status: RobotStatus;
}

export interface NewRobotMonitor {
  name: string;
  target: Target;
  intervalSeconds: number;
  timeoutSeconds: number;
}

export type RobotFailure =
  | 'unreachable'
  | 'timeout'
  /** The key is not accepted. */
  | 'unauthorized'
  | 'missing'
  /** Too many calls; `retryAt` tells when there are more. */
  | 'too-many'
  /** UptimeRobot does not do this; `said` tells why. */
  | 'refused'
  | 'broken'
  /** Something else answered than version 3 of its API. */
  | 'changed';

export class RobotError extends VendorError<RobotFailure> {
  override readonly name = 'RobotError';
}

export interface RobotCallOptions {
  signal?: AbortSignal | undefined;
}

/** The port to an account at UptimeRobot; each call is one request. Failures are thrown as a `RobotError`. */
export interface RobotAccount {
  /** Reads a page of all monitors, the first without a cursor. */
  page(cursor: string | null, options?: RobotCallOptions): Promise<{ monitors: RobotMonitor[]; next: string | null }>;
  /** The monitors of an address, as many as fit a page. */
  at(target: Target, options?: RobotCallOptions): Promise<RobotMonitor[]>;
  add(monitor: NewRobotMonitor, options?: RobotCallOptions): Promise<RobotMonitor>;
  /** One that is not there any more counts as removed. */
  remove(id: string, options?: RobotCallOptions): Promise<void>;
}

/** Opens accounts by their key; nothing is sent. */
export interface UptimeRobot {
  open(key: string): RobotAccount;
}

/** What two monitors have in common that check the same. */
export const addressKey = (target: Target): string =>
  target.kind === 'http'
    ? (URL.canParse(target.url) ? new URL(target.url).href : target.url).replace(/\/+$/, '')
    : `${target.host.toLowerCase()} ${target.kind === 'tcp' ? target.port : target.kind}`;

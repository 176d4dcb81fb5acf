import type { RobotStatus } from '@kronos/api/contract';
import type { Target } from '../uptime/port.ts';
import { VendorError } from '../vendor-error.ts';

/** A monitor as UptimeRobot reports it. */
export interface RobotMonitor {
  id: string;
  name: string;
  /** What it checks; null for a kind of check that the panel does not use, such as a keyword. */
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
  /** Too many calls; `retryAt` is when more are allowed. */
  | 'too-many'
  /** UptimeRobot refused the call; `reason` is its reason. */
  | 'refused'
  | 'broken'
  /** The response is not one of version 3 of its API. */
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
  /** Finds the monitors of an address, at most a page of them. */
  at(target: Target, options?: RobotCallOptions): Promise<RobotMonitor[]>;
  add(monitor: NewRobotMonitor, options?: RobotCallOptions): Promise<RobotMonitor>;
  /** Removes a monitor; one that no longer exists counts as removed. */
  remove(id: string, options?: RobotCallOptions): Promise<void>;
}

/** Opens accounts by their key, without sending anything. */
export interface UptimeRobot {
  open(key: string): RobotAccount;
}

/** Returns a key that is the same for all monitors of an address. */
export const addressKey = (target: Target): string =>
  target.kind === 'http'
    ? (URL.canParse(target.url) ? new URL(target.url).href : target.url).replace(/\/+$/, '')
    : `${target.host.toLowerCase()} ${target.kind === 'tcp' ? target.port : target.kind}`;

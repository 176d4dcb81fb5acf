import type { HetznerAction, HetznerStatus } from '@kronos/api/contract';
import { VendorError } from '../vendor-error.ts';

/** A cloud server as Hetzner reports it. */
export interface CloudServer {
  number: number;
  name: string;
  status: HetznerStatus;
  type: string;
  cores: number;
  memoryGb: number;
  diskGb: number;
  location: string;
  ipv4: string | null;
  ipv6: string | null;
  /** The name to which its IPv4 address resolves; null without one. */
  dnsName: string | null;
  isLocked: boolean;
}

/** An action that Hetzner carries out. */
export interface CloudAction {
  number: number;
  state: 'running' | 'success' | 'error';
  /** The share that is done, 0 to 1. */
  progress: number;
  /** Why it failed: Hetzner’s code and message. */
  error: { code: string; message: string } | null;
}

/** What a project reports about its servers. */
export interface CloudReading {
  servers: CloudServer[];
  /** Milliseconds until the first page. */
  ms: number;
  /** When more calls are available, if hardly any are left of this hour’s; otherwise null. */
  restUntil: Date | null;
}

export type CloudFailure =
  | 'unreachable'
  | 'timeout'
  /** The token is not accepted. */
  | 'unauthorized'
  | 'missing'
  /** Too many calls; `retryAt` says when more are available. */
  | 'too-many'
  /** Hetzner refuses the call; `reason` says why. */
  | 'refused'
  | 'broken'
  /** The response is not one of the Hetzner Cloud API. */
  | 'changed';

/** `reason` holds Hetzner’s code and message, such as `locked` and `server is locked`. */
export class CloudError extends VendorError<CloudFailure, { code: string; message: string }> {
  override readonly name = 'CloudError';
}

export interface CloudCallOptions {
  signal?: AbortSignal | undefined;
}

/** The port to one project of Hetzner Cloud. Failures are thrown as a `CloudError`. */
export interface CloudProject {
  /** Reads all servers, page by page. */
  servers(options?: CloudCallOptions): Promise<CloudReading>;
  server(number: number, options?: CloudCallOptions): Promise<CloudServer>;
  /** Starts an action; never sent twice. */
  act(server: number, action: HetznerAction, options?: CloudCallOptions): Promise<CloudAction>;
  action(number: number, options?: CloudCallOptions): Promise<CloudAction>;
}

/** Opens projects by their token, without sending anything. */
export interface Cloud {
  open(token: string): CloudProject;
}

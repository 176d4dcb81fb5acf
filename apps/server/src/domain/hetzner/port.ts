import type { HetznerAction, HetznerStatus } from '@kronos/api/contract';
import { VendorError } from '../vendor-error.ts';

/** A cloud server as Hetzner tells of it. */
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
  /** Why it failed, by Hetzner’s code and words. */
  error: { code: string; message: string } | null;
}

/** What a project told of its servers. */
export interface CloudReading {
  servers: CloudServer[];
  /** Milliseconds until the first page. */
  ms: number;
  /** Where hardly any calls are left of this hour: when there are more. */
  restUntil: Date | null;
}

export type CloudFailure =
  | 'unreachable'
  | 'timeout'
  /** The token is not accepted. */
  | 'unauthorized'
  | 'missing'
  /** Too many calls; `retryAt` tells when there are more. */
  | 'too-many'
  /** Hetzner does not do this; the reason tells why. */
  | 'refused'
  | 'broken'
  /** Something else answered than the API of Hetzner Cloud. */
  | 'changed';

/** `said` holds Hetzner’s code and words, such as `locked` and `server is locked`. */
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
  /** Has an action begin; never sent twice. */
  act(server: number, action: HetznerAction, options?: CloudCallOptions): Promise<CloudAction>;
  action(number: number, options?: CloudCallOptions): Promise<CloudAction>;
}

/** Opens projects by their token; nothing is sent. */
export interface Cloud {
  open(token: string): CloudProject;
}

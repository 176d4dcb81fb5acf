/** How the panel and users reach a CDN host. */
export interface CdnHostAddress {
  /** The origin under whose name servers are reached. */
  address: string;
  /** The origin of its admin API. */
  adminUrl: string;
  /** Sent to the admin API as a bearer token; null when none is required. */
  token: string | null;
  /** The address that it listens on for the servers, such as `:443`. */
  listen: string;
}

/** How one server is reached through a CDN host. */
export interface ServerRoute {
  serverId: number;
  /** The name under which users reach it. */
  hostname: string;
  /** The host and port of the media server. */
  upstream: string;
}

/** The result of a comparison. */
export interface Comparison {
  /** Milliseconds until the first response. */
  ms: number;
  /** The servers whose route Caddy refused. */
  refused: number[];
}

export type CdnFailure =
  | 'unreachable'
  | 'timeout'
  /** The token is not accepted. */
  | 'unauthorized'
  /** Caddy does not answer under this name. */
  | 'forbidden'
  /** Caddy rejects a configuration; `reason` says why. */
  | 'refused'
  | 'broken'
  /** The response is not one of Caddy's admin API. */
  | 'changed';

export class CdnError extends Error {
  override readonly name = 'CdnError';
  readonly code: CdnFailure;
  /** Caddy's own reason for a refusal. */
  readonly reason: string;
  constructor(code: CdnFailure, message: string, { reason = '', ...options }: ErrorOptions & { reason?: string } = {}) {
    super(message, options);
    this.code = code;
    this.reason = reason;
  }
}

export interface CdnCallOptions {
  signal?: AbortSignal | undefined;
}

/** The port to one CDN host. Failures are thrown as a `CdnError`. */
export interface CdnHostConnection {
  /** Checks whether the host responds, without changing it; returns the milliseconds until the response. */
  ask(options?: CdnCallOptions): Promise<number>;
  /** Adds the route of a server, replacing any that it had. */
  put(route: ServerRoute, options?: CdnCallOptions): Promise<void>;
  /** Makes these the only routes of servers on the host; writes only what differs. */
  setRoutes(routes: readonly ServerRoute[], options?: CdnCallOptions): Promise<Comparison>;
  /** Removes everything that the panel has written to the host. Also resolves when there is nothing. */
  clear(options?: CdnCallOptions): Promise<void>;
}

/** Opens CDN hosts, without sending anything. */
export interface CdnHostsPort {
  open(address: CdnHostAddress): CdnHostConnection;
}

/** The DNS records of a name. */
export interface NameRecords {
  /** The target of the CNAME record; null without one. */
  cname: string | null;
  /** An address of the name itself; null without one. Not looked up when there is a CNAME record. */
  address: string | null;
}

/** A DNS lookup that failed or got no response. */
export class DnsError extends Error {
  override readonly name = 'DnsError';
}

/** The port to the DNS. Failures are thrown as a `DnsError`; a name that does not exist has no records. */
export interface Dns {
  look(name: string): Promise<NameRecords>;
}

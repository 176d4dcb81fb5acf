/** Where a CDN host is, as the panel reaches it and as people do. */
export interface CdnHostAddress {
  /** The origin under whose name servers are reached. */
  address: string;
  /** The origin of its admin API. */
  adminUrl: string;
  /** Sent to the admin API as a bearer token; null where nobody asks for one. */
  token: string | null;
  /** The address that it listens on for the servers, such as `:443`. */
  listen: string;
}

/** How one server is reached through a CDN host. */
export interface ServerRoute {
  serverId: number;
  /** The name under which people ask for it. */
  hostname: string;
  /** Where the media server is: host and port. */
  upstream: string;
}

/** What a comparison found, and what is still to be done. */
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
  /** Caddy does not take a configuration; the message tells why. */
  | 'refused'
  | 'broken'
  /** Somebody else answered than Caddy's admin API. */
  | 'changed';

export class CdnError extends Error {
  override readonly name = 'CdnError';
  readonly code: CdnFailure;
  /** Caddy's own reason of a refusal. */
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
  /** Asks whether it answers, and changes nothing; returns the milliseconds until the response. */
  ask(options?: CdnCallOptions): Promise<number>;
  /** Has it send requests for a server there from now on, whatever it did before. */
  put(route: ServerRoute, options?: CdnCallOptions): Promise<void>;
  /** Has it have exactly these routes of servers; writes only what differs. */
  keep(routes: readonly ServerRoute[], options?: CdnCallOptions): Promise<Comparison>;
  /** Removes all that the panel has written there. Also done when there is nothing. */
  clear(options?: CdnCallOptions): Promise<void>;
}

/** Opens CDN hosts; nothing is sent. */
export interface CdnHostsPort {
  open(address: CdnHostAddress): CdnHostConnection;
}

/** What the DNS tells of a name. */
export interface NameRecords {
  /** The name that a CNAME record gives; null without one. */
  cname: string | null;
  /** An address that the name has by itself; null without one, and not looked for beside a CNAME record. */
  address: string | null;
}

/** The DNS did not answer, or failed. */
export class DnsError extends Error {
  override readonly name = 'DnsError';
}

/** The port to the DNS. Failures are thrown as a `DnsError`; a name that does not exist has no records. */
export interface Dns {
  look(name: string): Promise<NameRecords>;
}

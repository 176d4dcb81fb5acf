/** The target of a check: a port, a web address, or a host that is pinged. */
export type Target =
  | { kind: 'tcp'; host: string; port: number }
  | { kind: 'http'; url: string }
  | { kind: 'ping'; host: string };

/** Checks a target once; returns why the check failed, in words, or null when the target responded. */
export type Reach = (target: Target, timeoutMs: number) => Promise<string | null>;

/** Pings from the machine of the panel, which may lack the program for it or forbid it. */
export interface Ping {
  /** Whether the machine can ping at all; tried once. */
  isAllowed(): Promise<boolean>;
  /** Whether a host responds; throws when its name is not known. */
  answers(host: string, timeoutMs: number): Promise<boolean>;
}

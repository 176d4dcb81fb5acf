/** What is tried: a port, a web address, or whether a host answers a ping. */
export type Target =
  | { kind: 'tcp'; host: string; port: number }
  | { kind: 'http'; url: string }
  | { kind: 'ping'; host: string };

/** Tries a target once; returns why it failed, in words, or null when it answered. */
export type Reach = (target: Target, timeoutMs: number) => Promise<string | null>;

/** The pings of the machine that the panel runs on, which may have no program for it, or forbid it. */
export interface Ping {
  /** Whether it can ping at all; tried once. */
  isAllowed(): Promise<boolean>;
  /** Whether a host answers; throws when its name is not known. */
  answers(host: string, timeoutMs: number): Promise<boolean>;
}

/** What is tried: a port, or a web address. */
export type Target = { kind: 'tcp'; host: string; port: number } | { kind: 'http'; url: string };

/** Tries a target once; returns why it failed, in words, or null when it answered. */
export type Reach = (target: Target, timeoutMs: number) => Promise<string | null>;

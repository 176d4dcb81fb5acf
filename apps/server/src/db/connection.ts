import type { ClientConfig } from 'pg';

/** So long PostgreSQL may take to let a connection in, and a pool to have one free. */
const connectMs = 10_000;
/** After so much silence the system asks whether PostgreSQL is there still; by itself it would wait two hours. */
const keepAliveMs = 30_000;

/** How every connection to PostgreSQL is made. */
export const connectionTo = (url: string) =>
  ({
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
  }) satisfies ClientConfig;

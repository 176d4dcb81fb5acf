import type { ClientConfig } from 'pg';

/** How long connecting to PostgreSQL, or waiting for a free connection of the pool, may take. */
const connectMs = 10_000;
/** The idle time after which the operating system probes the connection; its own default is two hours. */
const keepAliveMs = 30_000;

/** The options of every connection to PostgreSQL. */
export const connectionTo = (url: string) =>
  ({
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
  }) satisfies ClientConfig;

import type { ServerFigures } from '@kronos/api/contract';
import type { serverFigures } from '../../db/schema.ts';
import type { ContainerStats } from '../../engines/port.ts';

/** Presents a sample of an engine. */
export const presentSample = (stats: ContainerStats, at: Date): ServerFigures => ({
  cpu: stats.cpu,
  memory_bytes: stats.memoryBytes,
  memory_limit_bytes: stats.memoryLimitBytes,
  received_bytes: stats.networkReceivedBytes,
  sent_bytes: stats.networkSentBytes,
  at: at.toISOString(),
});

/** Presents the last recorded usage of a server. */
export const presentUsage = (row: typeof serverFigures.$inferSelect): ServerFigures => ({
  cpu: row.cpu,
  memory_bytes: row.memoryBytes,
  memory_limit_bytes: row.memoryLimitBytes,
  received_bytes: row.receivedBytes,
  sent_bytes: row.sentBytes,
  at: row.at.toISOString(),
});

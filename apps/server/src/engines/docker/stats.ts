import { z } from 'zod';
import type { ContainerStats } from '../port.ts';

const cpu = z.object({
  cpu_usage: z.object({ total_usage: z.number().default(0) }),
  system_cpu_usage: z.number().default(0),
  online_cpus: z.number().default(1),
});

/** Go's zero time: no reading yet. */
const never = '0001-01-01T00:00:00Z';

/** A container that does not run has most fields absent. */
const sample = z.object({
  read: z.string().default(never),
  preread: z.string().default(never),
  cpu_stats: cpu,
  precpu_stats: cpu,
  memory_stats: z.object({
    usage: z.number().default(0),
    limit: z.number().default(0),
    stats: z.record(z.string(), z.number()).default({}),
  }),
  networks: z.record(z.string(), z.object({ rx_bytes: z.number(), tx_bytes: z.number() })).default({}),
});

/** Converts a sample of Docker (with two readings a second apart). */
export function toStats(raw: unknown): ContainerStats {
  const { cpu_stats: now, precpu_stats: before, memory_stats: memory, networks } = sample.parse(raw);
  const system = now.system_cpu_usage - before.system_cpu_usage;
  const used = now.cpu_usage.total_usage - before.cpu_usage.total_usage;
  // The page cache is not memory that the container needs: `docker stats` subtracts it too (cgroup v2, then v1 name).
  const cache = memory.stats['inactive_file'] ?? memory.stats['total_inactive_file'] ?? 0;
  const interfaces = Object.values(networks);
  return {
    cpu: system > 0 && used > 0 ? (used / system) * now.online_cpus : 0,
    memoryBytes: Math.max(0, memory.usage - cache),
    memoryLimitBytes: memory.limit,
    networkReceivedBytes: interfaces.reduce((sum, { rx_bytes }) => sum + rx_bytes, 0),
    networkSentBytes: interfaces.reduce((sum, { tx_bytes }) => sum + tx_bytes, 0),
  };
}

/**
 * Converts the samples of a stream. The first has no previous reading, so it contains no CPU usage; and the engine
 * keeps sending samples of a stopped container, without readings, until it is removed.
 */
export async function* toSamples(lines: AsyncIterable<string>): AsyncGenerator<ContainerStats> {
  for await (const line of lines) {
    const raw: unknown = JSON.parse(line);
    const { read, preread } = sample.parse(raw);
    if (read === never) return;
    if (preread !== never) yield toStats(raw);
  }
}

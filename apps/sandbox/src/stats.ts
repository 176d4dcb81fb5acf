import { nodeMemory } from './capacity.ts';
import type { Container } from './container.ts';
import type { ImageType } from './images.ts';

const idleMemory: Record<ImageType, number> = { plex: 142e6, emby: 168e6, jellyfin: 231e6, tool: 38e6 };

/** Returns a sample: the traffic is that of the sockets, CPU and memory are derived from it. */
export function sampleStats({ record, traffic }: Container) {
  const limit = record.spec.limits.memoryBytes ?? nodeMemory;
  const moved = traffic();
  if (!moved) return { cpu: 0, memoryBytes: 0, memoryLimitBytes: 0, networkReceivedBytes: 0, networkSentBytes: 0 };
  const running = Date.now() - Date.parse(record.startedAt ?? new Date().toISOString());
  return {
    cpu: Math.min(record.spec.limits.cpus ?? 1, 0.01 + (20 * moved.requests) / Math.max(running, 1_000)),
    memoryBytes: Math.min(Math.round(limit * 0.95), idleMemory[record.type] + moved.requests * 4_096),
    memoryLimitBytes: limit,
    networkReceivedBytes: moved.received,
    networkSentBytes: moved.sent,
  };
}

import type { CdnChoice } from '@kronos/api/contract';
import type { Snapshot } from 'valtio/vanilla';
import type { Latency } from '../../../../parts/cdn/latency-store.ts';

/** A CDN host with its response time from this browser; undefined before it is measured. */
export interface MeasuredHost extends Snapshot<CdnChoice> {
  readonly here: Latency | undefined;
  /** Whether it responded fastest; false for all if fewer than two responded. */
  readonly isFastest: boolean;
}

interface MeasuredHosts {
  readonly rows: readonly MeasuredHost[];
  readonly isMeasuring: boolean;
  /** The name of the fastest host, once all are measured. */
  readonly first: string | undefined;
  /** How many servers are reached through any of the hosts. */
  readonly servers: number;
}

/** Compares CDN hosts by their response times from this browser. */
export function measuredHosts(
  hosts: readonly Snapshot<CdnChoice>[],
  times: Readonly<Record<number, Latency>>,
): MeasuredHosts {
  const isMeasuring = hosts.some(({ id }) => times[id] === 'measuring');
  const answered = hosts.flatMap(({ id, name }) => {
    const time = times[id];
    return typeof time === 'number' ? [{ id, name, time }] : [];
  });
  const first = isMeasuring ? undefined : answered.sort((one, other) => one.time - other.time)[0];
  return {
    rows: hosts.map((host) => ({
      ...host,
      here: times[host.id],
      isFastest: host.id === first?.id && answered.length > 1,
    })),
    isMeasuring,
    first: first?.name,
    servers: hosts.reduce((sum, { servers }) => sum + servers, 0),
  };
}

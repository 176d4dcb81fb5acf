import type { CdnChoice } from '@kronos/api/contract';
import { proxy } from 'valtio/vanilla';
import { measureLatency } from '../../platform/measure-latency.ts';
import type { StoreDeps } from '../../stores/store-deps.ts';

export type Latency = number | 'measuring' | null;

/**
 * The response times of CDN hosts from this browser. They are measured one after the other, so as not to affect each
 * other.
 */
export function createLatencyStore({ signal }: Pick<StoreDeps, 'signal'>, measure = measureLatency) {
  const state = proxy<{ times: Record<number, Latency> }>({ times: {} });
  let run = 0;

  async function measureAll(hosts: readonly Pick<CdnChoice, 'id' | 'ping_url'>[]): Promise<void> {
    run += 1;
    const own = run;
    for (const { id } of hosts) state.times[id] = 'measuring';
    for (const { id, ping_url } of hosts) {
      const time = await measure(ping_url, signal);
      // A later run measures all of them itself.
      if (own !== run || signal.aborted) return;
      state.times[id] = time;
    }
  }

  return {
    state,
    measureAll,
    /** Measures all hosts if one of them has not been measured in this visit. */
    async measureNew(hosts: readonly Pick<CdnChoice, 'id' | 'ping_url'>[]): Promise<void> {
      if (hosts.some(({ id }) => state.times[id] === undefined)) await measureAll(hosts);
    },
  };
}

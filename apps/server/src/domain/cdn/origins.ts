import type { CdnHosts } from './hosts.ts';

export type CdnOrigins = ReturnType<typeof createCdnOrigins>;

/**
 * The origins of the CDN hosts, to which pages measure their latency. Each process keeps them in memory, because every
 * response names them; a host added by another process appears with the next comparison.
 */
export function createCdnOrigins({ cdnHosts }: { cdnHosts: Pick<CdnHosts, 'all'> }) {
  let origins: readonly string[] = [];
  return {
    list: () => origins,
    keep(hosts: readonly { address: string }[]): void {
      origins = hosts.map(({ address }) => address);
    },
    async refresh(): Promise<void> {
      this.keep(await cdnHosts.all());
    },
  };
}

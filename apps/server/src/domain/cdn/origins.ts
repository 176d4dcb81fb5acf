import type { CdnHosts } from './hosts.ts';

export type CdnOrigins = ReturnType<typeof createCdnOrigins>;

/**
 * The origins of the CDN hosts, from which a page measures the way to them. Kept by each process, because every response
 * names them: that of a host which another process has added is there with the next comparison.
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

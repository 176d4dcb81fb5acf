import { Resolver } from 'node:dns/promises';
import { type Dns, DnsError } from '../../domain/cdn/port.ts';

export interface ResolverSettings {
  /** Addresses of name servers, with an optional port; when empty, the system's are used. */
  servers: readonly string[];
  /** The time limit of a lookup. */
  timeoutMs: number;
}

const nothing: ReadonlySet<unknown> = new Set(['ENODATA', 'ENOTFOUND']);

/** Queries the DNS directly, so that no cache of the machine returns outdated records. */
export function createResolver({ servers, timeoutMs }: ResolverSettings): Dns {
  /** Returns the first of the records; null if there is none. */
  const first = async (name: string, find: (resolver: Resolver) => Promise<string[]>): Promise<string | null> => {
    // One query per resolver: `cancel` ends all that are open.
    const resolver = new Resolver({ timeout: timeoutMs, tries: 1 });
    if (servers.length > 0) resolver.setServers(servers);
    const timer = setTimeout(() => resolver.cancel(), timeoutMs);
    try {
      return (await find(resolver))[0] ?? null;
    } catch (error) {
      if (error instanceof Error && 'code' in error && nothing.has(error.code)) return null;
      throw new DnsError(`The DNS lookup for ${name} failed.`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    async look(name) {
      const cname = await first(name, (resolver) => resolver.resolveCname(name));
      if (cname !== null) return { cname: cname.toLowerCase().replace(/\.$/, ''), address: null };
      const address =
        (await first(name, (resolver) => resolver.resolve4(name))) ??
        (await first(name, (resolver) => resolver.resolve6(name)));
      return { cname: null, address };
    },
  };
}

import type { DomainState } from '@kronos/api/contract';
import { type Dns, DnsError } from './port.ts';

/** The maximum number of lookups: a longer chain of names leads nowhere, or in a circle. */
const mostSteps = 8;

export interface DomainCheck {
  state: DomainState;
  /** The name or address that the domain leads to; null when it leads nowhere. */
  found: string | null;
}

export type CheckDomain = ReturnType<typeof createCheckDomain>;

/** Looks up whether a domain's CNAME records lead to one of these names; `unchecked` when the DNS does not respond. */
export const createCheckDomain =
  ({ dns }: { dns: Dns }) =>
  async (domain: string, names: readonly string[]): Promise<DomainCheck> => {
    let name = domain;
    try {
      for (let step = 0; step < mostSteps; step += 1) {
        const { cname, address } = await dns.look(name);
        if (cname === null) {
          const found = name === domain ? address : name;
          return { state: found === null ? 'missing' : 'elsewhere', found };
        }
        if (names.includes(cname)) return { state: 'ready', found: cname };
        name = cname;
      }
      return { state: 'elsewhere', found: name };
    } catch (error) {
      if (!(error instanceof DnsError)) throw error;
      return { state: 'unchecked', found: null };
    }
  };

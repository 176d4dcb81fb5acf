import { bySpecificity } from '../contract/by-specificity.ts';
import type { ContractTable, Endpoint } from '../contract/define.ts';

export interface Match {
  id: string;
  endpoint: Endpoint;
  params: Record<string, string>;
}

/** Creates a function that finds the endpoint of a method and a path; fixed segments win over parameters, as in any router. */
export function createMatcher(contract: ContractTable): (method: string, path: string) => Match | undefined {
  const rows = Object.entries(contract).flatMap(([group, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({
      id: `${group}.${name}`,
      endpoint,
      pattern: new RegExp(`^${endpoint.path.replaceAll('.', '\\.').replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
    })),
  );
  rows.sort((a, b) => bySpecificity(a.endpoint, b.endpoint));
  return (method, path) => {
    for (const { id, endpoint, pattern } of rows) {
      const groups = endpoint.method === method ? pattern.exec(path) : null;
      if (!groups) continue;
      const params = Object.entries(groups.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
      return { id, endpoint, params: Object.fromEntries(params) };
    }
    return undefined;
  };
}

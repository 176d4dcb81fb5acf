import { contract, type ContractTable } from '../src/exports/contract.ts';

/** Where the table of method and path lives. */
export const routesFile = new URL('../src/client/routes.gen.ts', import.meta.url);

/** The source of `routes.gen.ts`: the contract without its schemas, so that no zod reaches a browser. */
export function renderRoutes(table: ContractTable = contract): string {
  const groups = Object.entries(table).map(([group, endpoints]) => {
    const rows = Object.entries(endpoints).map(([name, { method, path }]) => `    ${name}: '${method} ${path}',`);
    return `  ${group}: {\n${rows.join('\n')}\n  },`;
  });
  return `// Written by \`pnpm --filter @kronos/api generate\` from src/contract. Do not edit.
import type { Contract } from '../contract/index.ts';
import type { RouteTable } from './client-types.ts';

/** Method and path of every endpoint of the contract. */
export const routes = {
${groups.join('\n')}
} as const satisfies RouteTable<Contract>;
`;
}

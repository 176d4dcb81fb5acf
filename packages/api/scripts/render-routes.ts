import type { ContractTable } from '../src/exports/contract.ts';
import { kebab } from './names.ts';

const header = '// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.\n';

/** The sources of `routes/*.gen.ts` by file: the contract without its schemas, so that browsers load no zod. */
export function renderRoutes(table: ContractTable): Map<string, string> {
  const groups = Object.keys(table);
  return new Map([
    ...Object.entries(table).map(([group, endpoints]): [string, string] => {
      const rows = Object.entries(endpoints).map(
        ([name, { method, path, answers }]) => `  ${name}: '${method} ${path}${answers ? ` ${answers.as}` : ''}',\n`,
      );
      return [
        fileOf(group),
        `${header}import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of \`${group}\`. */
export const ${group}: RouteGroup<Contract['${group}']> = {
${rows.join('')}};
`,
      ];
    }),
    [
      fileOf('index'),
      `${header}import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';
${groups.map((group) => `import { ${group} } from './${fileOf(group)}';\n`).join('')}
/** Every group at once, for programs that need not count bytes. */
export const routes: { [G in keyof Contract]: RouteGroup<Contract[G]> } = { ${groups.join(', ')} };
`,
    ],
  ]);
}

const fileOf = (group: string): string => `${kebab(group)}.gen.ts`;

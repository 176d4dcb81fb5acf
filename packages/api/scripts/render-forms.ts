import type { ContractTable, Endpoint } from '../src/exports/contract.ts';
import { formFieldsOf } from './form-fields.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import { kebab } from './names.ts';

const header = '// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.\n';
const paging = new Set(['page', 'per_page', 'perpage', 'sort', 'direction', 'q']);

/**
 * The sources of `forms/*.gen.ts` by file: the fields of forms and lists as plain data, so that browsers load no zod.
 */
export function renderForms(table: ContractTable): Map<string, string> {
  return new Map(
    Object.entries(table).flatMap(([group, endpoints]): [string, string][] => {
      /** The first constant with given fields, by the source of the fields. */
      const known = new Map<string, string>();
      const parts = Object.entries(endpoints).flatMap(([name, endpoint]) => [
        ...renderFilters(group, name, endpoint),
        ...renderBody(group, name, endpoint, known),
      ]);
      if (parts.length === 0) return [];
      const types = ['FieldData', 'ListFilters'].filter((type) => parts.some((part) => part.includes(type)));
      const imports = `import type { ${types.join(', ')} } from '../../forms/field-data.ts';\n`;
      return [[`${kebab(group)}.gen.ts`, `${header}${imports}\n${parts.join('\n')}`]];
    }),
  );
}

function renderBody(group: string, name: string, { body }: Endpoint, known: Map<string, string>): string[] {
  const fields = body ? formFieldsOf(jsonSchemaOf(body, 'input', { hints: true })) : [];
  if (fields.length === 0) return [];
  const source = `${lines(fields)} as const satisfies readonly FieldData[]`;
  const same = known.get(source);
  if (!same) known.set(source, `${name}Fields`);
  return [
    `/** The fields of the body of \`${group}.${name}\`. */
export const ${name}Fields = ${same ?? source};
`,
  ];
}

function renderFilters(group: string, name: string, { query }: Endpoint): string[] {
  const schema = query && jsonSchemaOf(query, 'input', { hints: true });
  const { sort, page, direction, ...filters }: Record<string, JsonSchema> = schema?.properties ?? {};
  if (!sort || !page) return [];
  const properties = Object.fromEntries(Object.entries(filters).filter(([key]) => !paging.has(key)));
  return [
    `/** The orders and filters of \`${group}.${name}\`. */
export const ${name === 'list' ? group : `${group}${capital(name)}`}Filters = {
  sorts: ${literal(sort.enum)},
  sort: ${literal(sort.default)},
  direction: ${literal(direction?.default)},
  fields: ${lines(formFieldsOf({ properties }), '    ', '  ')},
} as const satisfies ListFilters;
`,
  ];
}

const capital = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const lines = (values: readonly object[], indent = '  ', end = '') =>
  values.length === 0 ? '[]' : `[\n${values.map((value) => `${indent}${literal(value)},\n`).join('')}${end}]`;

/** A value as source code. */
function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll(/[\\']/g, String.raw`\$&`)}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, one]) => `${key}: ${literal(one)}`)
      .join(', ')} }`;
  return String(value);
}

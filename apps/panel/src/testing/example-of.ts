import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { contract } from '@kronos/api/contract';

interface Operation {
  readonly responses: Readonly<Record<string, { content?: Readonly<Record<string, { example?: unknown }>> }>>;
}

/** Read instead of imported, because type-checking an import of this size takes minutes. */
const { paths }: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@kronos/api/openapi.json'), 'utf8'),
);

/** The body that the contract gives as the example of an endpoint's response. */
export function exampleOf(id: string): unknown {
  const [group = '', name = ''] = id.split('.');
  const endpoints: Readonly<Record<string, Readonly<Record<string, { method: string; path: string }>>>> = contract;
  const endpoint = endpoints[group]?.[name];
  if (!endpoint) throw new Error(`The contract has no ${id}.`);
  const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
  const example =
    paths[path]?.[endpoint.method.toLowerCase()]?.responses['200']?.content?.['application/json']?.example;
  if (example === undefined) throw new Error(`The contract has no example response of ${id}.`);
  return structuredClone(example);
}

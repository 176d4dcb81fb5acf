import { readdir, readFile } from 'node:fs/promises';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { contract, type ContractTable, type Endpoint } from '@kronos/api/contract';
import { exampleOf } from '../scripts/example.ts';
import { jsonSchemaOf } from '../scripts/json-schema.ts';
import { kebab } from '../scripts/names.ts';
import { forms, openApi, reference, routes } from '../scripts/outputs.ts';

const table: ContractTable = contract;
const rows = Object.entries(table).flatMap(([group, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]): [string, Endpoint] => [`${group}.${name}`, endpoint]),
);

describe('the generated files match the contract (else run `pnpm --filter @kronos/api generate`)', () => {
  it.each([
    ['routes', routes],
    ['forms', forms],
  ])('%s', async (_, { folder, files }) => {
    const names = await readdir(folder);
    const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
    expect(new Map(names.map((name, i) => [name, texts[i]]))).toEqual(files);
  });

  it('openapi.json', async () => {
    expect(await readFile(openApi.file, 'utf8')).toBe(openApi.text);
  });
});

it('openapi.json is valid OpenAPI 3.1, and each of its references resolves', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(JSON.parse(openApi.text));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(JSON.stringify(validator.resolveRefs())).not.toContain('"$ref"');
});

it('openapi.json contains each shared schema once, and only those that endpoints use', () => {
  const { components, paths } = JSON.parse(openApi.text) as { components: Record<string, object>; paths: object };
  const text = JSON.stringify({ components, paths });
  for (const [kind, named] of Object.entries(components).filter(([name]) => name !== 'securitySchemes'))
    for (const name of Object.keys(named)) expect(text).toContain(`"#/components/${kind}/${name}"`);
});

it('renders a page of the reference for each group, with every endpoint and no broken link', () => {
  const { files } = reference;
  expect([...files.keys()]).toEqual(['README.md', ...Object.keys(table).map((group) => `${kebab(group)}.md`)]);
  for (const [id] of rows) expect(files.get(`${kebab(id.split('.')[0] ?? '')}.md`)).toContain(`\n## ${id}\n`);

  const links = [...(files.get('README.md') ?? '').matchAll(/\]\(([\w-]+\.md)#(\w+)\)/g)];
  expect(links).toHaveLength(rows.length);
  const headings = (file: string) =>
    [...(files.get(file) ?? '').matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
      heading.replace('.', '').toLowerCase(),
    );
  for (const [, file = '', anchor] of links) expect(headings(file)).toContain(anchor);
});

it.each(rows)('the examples of %s fit its schemas', (_, { params, query, body, response, answers }) => {
  const inputs = [params, query, body].flatMap((schema) => schema ?? []);
  const examples = [
    ...inputs.map((schema) => ({ schema, io: 'input' as const })),
    // A file or a stream has no example.
    ...(answers ? [] : [{ schema: response, io: 'output' as const }]),
  ];
  const errors = examples.map(({ schema, io }) => schema.safeParse(exampleOf(jsonSchemaOf(schema, io))).error);
  expect(errors.filter(Boolean)).toEqual([]);
});

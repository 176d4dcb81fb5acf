import { readdir, readFile } from 'node:fs/promises';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { contract, type ContractTable, type Endpoint } from '@kronos/api/contract';
import { exampleOf } from '../scripts/example.ts';
import { jsonSchemaOf } from '../scripts/json-schema.ts';
import { folders, openApi } from '../scripts/outputs.ts';

describe('what is written from the contract is what the contract says: else run `pnpm --filter @kronos/api generate`', () => {
  it.each(folders.map(({ folder, files }) => [folder.pathname.split('/').at(-2), folder, files] as const))(
    '%s',
    async (_, folder, files) => {
      const names = await readdir(folder);
      const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
      expect(new Map(names.map((name, i) => [name, texts[i]]))).toEqual(files);
    },
  );

  it('openapi.json', async () => {
    expect(await readFile(openApi.file, 'utf8')).toBe(openApi.text);
  });
});

it('openapi.json is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(openApi.text));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

const table: ContractTable = contract;
const rows = Object.entries(table).flatMap(([group, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]): [string, Endpoint] => [`${group}.${name}`, endpoint]),
);

it.each(rows)('the examples of %s fit its schemas', (_, { params, query, body, response }) => {
  const inputs = [params, query, body].flatMap((schema) => schema ?? []);
  const examples = [
    ...inputs.map((schema) => ({ schema, io: 'input' as const })),
    { schema: response, io: 'output' as const },
  ];
  const errors = examples.map(({ schema, io }) => schema.safeParse(exampleOf(jsonSchemaOf(schema, io))).error);
  expect(errors.filter(Boolean)).toEqual([]);
});

import stringify from 'json-stringify-pretty-compact';
import type { z } from 'zod';
import {
  changesState,
  type ContentAnswer,
  type ContractTable,
  type Endpoint,
  isRecordOwner,
  refusal,
  replaceParams,
} from '../src/exports/contract.ts';
import { createComponents } from './components.ts';
import { exampleOf } from './example.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import { refusals, refusalsOf } from './refusals.ts';

/** The contract as OpenAPI 3.1. Details that OpenAPI cannot express are in fields that begin with `x-`. */
export function renderOpenApi(table: ContractTable, version: string): string {
  const paths: Record<string, Record<string, unknown>> = {};
  const components = createComponents();
  for (const [group, endpoints] of Object.entries(table)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = replaceParams(endpoint.path, (parameter) => `{${parameter}}`);
      (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(group, name, endpoint, components);
    }
  }
  const document = {
    openapi: '3.1.1',
    info: {
      title: 'Kronos',
      version,
      summary: 'The API of the Kronos panel.',
      description:
        'Every call sends `X-Requested-With: XMLHttpRequest`. A call that changes state, even a GET, also sends the XSRF-TOKEN cookie, URL-decoded, in X-XSRF-TOKEN.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.keys(table).map((name) => ({ name })),
    paths,
    components: {
      responses: Object.fromEntries(refusals.map(([status, when]) => [status, refusedWith(when, components)])),
      schemas: components.all(),
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer' },
        csrf: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN' },
      },
    },
  };
  return `${stringify(document, { maxLength: 120 })}\n`;
}

type Components = ReturnType<typeof createComponents>;

function operation(group: string, name: string, endpoint: Endpoint, components: Components): unknown {
  const { who, owner, right, mutates, source, summary, params, query, body, response, answers, lines, bounded } =
    endpoint;
  const security = { ...(who !== 'guest' && { session: [] }), ...(changesState(endpoint) && { csrf: [] }) };
  const parameters = [
    ...parametersOf('path', params && jsonSchemaOf(params, 'input')),
    ...parametersOf('query', query && jsonSchemaOf(query, 'input')),
  ];
  return {
    operationId: `${group}.${name}`,
    tags: [group],
    summary,
    'x-who': who,
    'x-owner': owner,
    ...(isRecordOwner(owner) && { 'x-right': right ?? 'view' }),
    ...(mutates && { 'x-mutates': true }),
    ...(bounded && { 'x-bounded': bounded }),
    'x-source': source,
    security: Object.keys(security).length > 0 ? [security] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: content(body, 'input', components) } }),
    responses: {
      200: {
        description: answers
          ? contentWords(answers)
          : lines
            ? 'Done, or one such body per line until the stream ends.'
            : 'Done.',
        content: answers ? binary(answers) : content(response, 'output', components, lines && linesType),
      },
      ...Object.fromEntries(
        refusalsOf(endpoint).map(([status]) => [status, { $ref: `#/components/responses/${status}` }]),
      ),
    },
  };
}

const linesType = 'application/x-ndjson';

const content = (schema: z.ZodType, io: 'input' | 'output', { write }: Components, alsoAs?: string) => {
  const media = { schema: write(schema, io), example: exampleOf(jsonSchemaOf(schema, io)) };
  return { 'application/json': media, ...(alsoAs && { [alsoAs]: media }) };
};

/** OpenAPI 3.1 describes binary content by its media type alone, without a schema. */
const binary = ({ types }: ContentAnswer) => Object.fromEntries(types.map((type) => [type, {}]));

const contentWords = ({ as, saved }: ContentAnswer) =>
  `${as === 'file' ? 'A file' : 'A stream'}${saved ? ', to be saved under the name in Content-Disposition' : ''}.`;

const refusedWith = (description: string, { write }: Components) => ({
  description,
  content: { 'application/json': { schema: write(refusal, 'output') } },
});

const parametersOf = (where: 'path' | 'query', schema: JsonSchema | undefined) =>
  Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || schema?.required?.includes(name) === true,
    schema: property,
  }));

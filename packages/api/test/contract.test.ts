import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  audiences,
  contract,
  type ContractTable,
  type Endpoint,
  isClosed,
  isRecordOwner,
  ownerRules,
  owners,
  paramNames,
} from '@kronos/api/contract';

const table: ContractTable = contract;
const rows = Object.entries(table).flatMap(([group, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]): [string, Endpoint] => [`${group}.${name}`, endpoint]),
);

/** The endpoints of spec §7 that belong to existing groups. */
const spec = [
  'GET /api/get-user',
  'POST /api/logout',
  'GET /api/system/settings',
  'POST /api/broadcasting/auth',
  'GET /api/customer/servers',
  'GET /api/customer/servers/:id',
  'GET /api/customer/servers/:id/ping',
  'POST /api/customer/servers/:id/ping',
  'POST /api/customer/servers/:id/start',
  'POST /api/customer/servers/:id/stop',
  'POST /api/customer/servers/:id/restart',
];

describe('the contract', () => {
  it('has one endpoint per method and path', () => {
    const lines = rows.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`);
    expect(lines.filter((line, i) => lines.indexOf(line) !== i)).toEqual([]);
  });

  it.each(rows)('%s has a valid audience, owner rule, path, source and summary', (_, endpoint) => {
    expect(audiences).toContain(endpoint.who);
    expect(ownerRules).toContain(endpoint.owner);
    expect(endpoint.path).toMatch(/^\/api(\/(:[a-z]\w*|[a-z0-9-]+))+$/);
    expect(endpoint.source).toMatch(/^(§\d|screens)/);
    expect(endpoint.summary).toMatch(/^\S.*\.$/);
  });

  it.each(rows)('%s is consistent', (_, endpoint) => {
    expect(faultsOf(endpoint)).toEqual([]);
  });

  it.each(rows)('%s accepts no number that the database cannot store', (_, { params, query, body }) => {
    expect([params, query, body].flatMap(tooLarge)).toEqual([]);
  });

  it.each(rows.filter(([, { method, mutates }]) => method === 'GET' && !mutates))(
    '%s returns no secret',
    (_, { response }) => {
      expect(secretNames(response)).toEqual([]);
    },
  );

  it.each(rows)('%s returns a page of a list, or states why the whole list is short', (_, endpoint) => {
    expect(endpoint.bounded !== undefined).toBe(hasWholeList(endpoint));
  });

  it('contains every specified endpoint of its groups', () => {
    const named = new Set(
      rows.filter(([, { source }]) => source === '§7').map(([, { method, path }]) => `${method} ${path}`),
    );
    expect(spec.filter((line) => !named.has(line))).toEqual([]);
  });
});

/**
 * Responses to reads are compressed, so they must not contain secrets that could be guessed from the length. A flag
 * such as `is_secret` only says that there is one.
 */
const secret = /^(?!is_).*(?:token|secret|password|return_?key|recovery_codes$)|^link$/i;

function secretNames(schema: z.ZodType): string[] {
  const found: string[] = [];
  JSON.stringify(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }), (name, value) => {
    if (secret.test(name)) found.push(name);
    return value as unknown;
  });
  return found;
}

/** Whether `data` of the response is a list of any length without information about further rows. */
function hasWholeList({ response }: Endpoint): boolean {
  const { properties = {} } = z.toJSONSchema(response, { io: 'output', unrepresentable: 'any' });
  const { data, meta } = properties as Record<string, z.core.JSONSchema.JSONSchema | undefined>;
  const told = Object.keys(meta?.properties ?? {});
  return data?.type === 'array' && data.maxItems === undefined && !told.includes('total') && !told.includes('next');
}

/** The largest integer that the database can store. */
const largest = 2 ** 31 - 1;

/** Returns the integers of a schema that the database cannot store. */
function tooLarge(schema: z.ZodType | undefined): unknown[] {
  const found: unknown[] = [];
  if (schema)
    JSON.stringify(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }), (name, value) => {
      const { type, maximum, minimum, exclusiveMinimum: above = minimum } = value ?? {};
      if (type === 'integer' && !(maximum <= largest && above >= -largest)) found.push({ [name]: value });
      return value as unknown;
    });
  return found;
}

function faultsOf(endpoint: Endpoint): string[] {
  const { method, path, params, query, body, mutates, owner, who, sample } = endpoint;
  const named = paramNames(path).join();
  const faults = {
    'the params of the schema differ from those of the path': Object.keys(params?.shape ?? {}).join() !== named,
    'a GET has a body': method === 'GET' && body !== undefined,
    'only a GET needs to be marked as changing state': method !== 'GET' && mutates === true,
    'the owner rule needs an id that the path lacks':
      isRecordOwner(owner) && !named.split(',').includes(owners[owner].param),
    'an endpoint with input needs a sample':
      !sample && !isRecordOwner(owner) && Boolean(params ?? body ?? query?.safeParse({}).error),
    'the source of a sample must be a read without input': Boolean(sample?.from) && !isPlainRead(sample?.from ?? ''),
    'a record without an owner must be shared': owner === 'none' && isClosed(endpoint),
    'a guest cannot own a record': who === 'guest' && owner !== 'none',
  };
  return Object.entries(faults).flatMap(([text, isFault]) => (isFault ? [text] : []));
}

function isPlainRead(id: string): boolean {
  const source = rows.find(([name]) => name === id)?.[1];
  return source?.method === 'GET' && !source.mutates && !source.params && !source.query?.safeParse({}).error;
}

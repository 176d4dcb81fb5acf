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

/** The calls of spec §7 that belong to the groups there are. */
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

  it.each(rows)('%s says all there is to say', (_, endpoint) => {
    expect(audiences).toContain(endpoint.who);
    expect(ownerRules).toContain(endpoint.owner);
    expect(endpoint.path).toMatch(/^\/api(\/(:[a-z]\w*|[a-z0-9-]+))+$/);
    expect(endpoint.source).toMatch(/^(§\d|screens)/);
    expect(endpoint.summary).toMatch(/^\S.*\.$/);
  });

  it.each(rows)('%s holds together', (_, endpoint) => {
    expect(faultsOf(endpoint)).toEqual([]);
  });

  it.each(rows)('%s takes no number that its record could not hold', (_, { params, query, body }) => {
    expect([params, query, body].flatMap(tooLarge)).toEqual([]);
  });

  it.each(rows.filter(([, { method, mutates }]) => method === 'GET' && !mutates))(
    '%s answers no secret',
    (_, { response }) => {
      expect(secretNames(response)).toEqual([]);
    },
  );

  it.each(rows)('%s answers a page of a list, or says why all of it is little', (_, endpoint) => {
    expect(endpoint.bounded !== undefined).toBe(hasWholeList(endpoint));
  });

  it('names every call of the specification that its groups have', () => {
    const named = new Set(
      rows.filter(([, { source }]) => source === '§7').map(([, { method, path }]) => `${method} ${path}`),
    );
    expect(spec.filter((line) => !named.has(line))).toEqual([]);
  });
});

/** Reads are compressed, so what they answer must not be worth guessing by its length. */
const secret = /token|secret|password|return_?key|recovery_codes$|^link$/i;

function secretNames(schema: z.ZodType): string[] {
  const found: string[] = [];
  JSON.stringify(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }), (name, value) => {
    if (secret.test(name)) found.push(name);
    return value as unknown;
  });
  return found;
}

/** Whether `data` of the answer is a list of any length without a word of what is not in it. */
function hasWholeList({ response }: Endpoint): boolean {
  const { properties = {} } = z.toJSONSchema(response, { io: 'output', unrepresentable: 'any' });
  const { data, meta } = properties as Record<string, z.core.JSONSchema.JSONSchema | undefined>;
  const told = Object.keys(meta?.properties ?? {});
  return data?.type === 'array' && data.maxItems === undefined && !told.includes('total') && !told.includes('next');
}

/** The largest whole number that the database holds. */
const largest = 2 ** 31 - 1;

/** The whole numbers asked for that a record could not hold. */
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
    'the schema of params names others than the path': Object.keys(params?.shape ?? {}).join() !== named,
    'a GET has a body': method === 'GET' && body !== undefined,
    'only a GET needs to be marked as changing state': method !== 'GET' && mutates === true,
    'an owner needs an id': isRecordOwner(owner) && !named.split(',').includes(owners[owner].param),
    'what takes input says how it is tried (sample)':
      !sample && !isRecordOwner(owner) && Boolean(params ?? body ?? query?.safeParse({}).error),
    'a sample comes from a read that takes no input': Boolean(sample?.from) && !isPlainRead(sample?.from ?? ''),
    'a record of nobody that has an address is shared': owner === 'none' && isClosed(endpoint),
    'a guest owns nothing': who === 'guest' && owner !== 'none',
  };
  return Object.entries(faults).flatMap(([text, isFault]) => (isFault ? [text] : []));
}

function isPlainRead(id: string): boolean {
  const source = rows.find(([name]) => name === id)?.[1];
  return source?.method === 'GET' && !source.mutates && !source.params && !source.query?.safeParse({}).error;
}

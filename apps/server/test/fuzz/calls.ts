import type { Endpoint } from '@kronos/api/contract';
import * as fc from 'fast-check';
import { z } from 'zod';
import { type Cell } from '../permissions/cases.ts';
import { contentType, hostileBody, hostileText, hostileValue, strayHeaders } from './hostile.ts';

/** A call as it leaves: everything is decided but who makes it. */
export interface Call {
  path: string;
  body: string | null;
  headers: Record<string, string>;
}

/** Calls of an endpoint: valid parts and hostile ones in every mixture. `cell` is a call that is valid as a whole. */
export function callsOf(endpoint: Endpoint, cell: Cell): fc.Arbitrary<Call> {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => String(name));
  const params = fc.record(
    Object.fromEntries(names.map((name) => [name, mixture(fc.constant(String(cell.params?.[name])), hostileText)])),
  );
  const query = fc.oneof(
    fields(endpoint.query, cell.query).map((value) => new URLSearchParams(entriesOf(value)).toString()),
    fc.constantFrom('__proto__=1', 'type[]=plex&type=emby', 'page=1&page=2', '%', 'a=%ED%A0%80', '=&&=', 'query=%00'),
  );
  const json = fields(endpoint.body, cell.body);
  const body = fc.oneof(
    { weight: 6, arbitrary: json.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: json.map((value) => new URLSearchParams(entriesOf(value)).toString()) },
    { weight: 1, arbitrary: hostileValue.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: hostileBody },
  );
  return fc.record({ params, query, body, contentType, strayHeaders }).map((parts) => {
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => segment(parts.params[name] ?? ''));
    return {
      path: parts.query === '' ? path : `${path}?${parts.query}`,
      body: endpoint.method === 'GET' ? null : parts.body,
      headers: { ...parts.strayHeaders, ...(endpoint.method === 'GET' ? {} : { 'content-type': parts.contentType }) },
    };
  });
}

const mixture = <T>(valid: fc.Arbitrary<T>, hostile: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 2, arbitrary: valid }, { weight: 3, arbitrary: hostile });

/** Objects with a schema's fields, each as the valid call has it, as its schema means it, hostile, or left out. */
function fields(schema: z.ZodObject | undefined, valid: unknown = {}): fc.Arbitrary<Record<string, unknown>> {
  const { properties = {} } = schema ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : {};
  const known = new Map(Object.entries({ ...(valid as object) }));
  const each = Object.entries(properties).map(([name, property]) => {
    const meant = fc.oneof(meantBy(property), fc.constant(known.get(name)));
    return [name, mixture<unknown>(meant, hostileValue)];
  });
  const model = { ...Object.fromEntries(each), surplus: hostileValue } as Record<string, fc.Arbitrary<unknown>>;
  return fc.oneof(
    { weight: 5, arbitrary: fc.record(model, { requiredKeys: Object.keys(properties) }) },
    { weight: 1, arbitrary: fc.record(model, { requiredKeys: [] }) },
  );
}

/** Values that a part of a JSON Schema describes. */
function meantBy(schema: z.core.JSONSchema._JSONSchema): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return hostileValue;
  const { enum: choices, anyOf, type, pattern, minimum, maximum, maxLength, format, items, properties } = schema;
  if (choices) return fc.constantFrom(...choices);
  if (anyOf) return fc.oneof(...anyOf.map(meantBy));
  switch (type) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.max(minimum ?? -1000, -1e9), max: Math.min(maximum ?? 1000, 1e9) });
    case 'array':
      return fc.array(items && !Array.isArray(items) ? meantBy(items) : hostileValue, { maxLength: 5 });
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(properties ?? {}).map(([name, part]) => [name, meantBy(part)])),
      );
    case 'string':
      if (format === 'email') return fc.emailAddress();
      if (pattern) return fc.stringMatching(new RegExp(pattern));
      return fc.string({ maxLength: Math.min(maxLength ?? 60, 60) });
    default:
      return fc.integer({ min: -1, max: 1000 });
  }
}

const entriesOf = (value: Record<string, unknown>): [string, string][] =>
  Object.entries(value).flatMap(([name, part]): [string, string][] =>
    Array.isArray(part) ? part.map((one) => [name, String(one)]) : part === undefined ? [] : [[name, textOf(part)]],
  );
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** One segment of an address. Lone surrogates go as their bytes, dots so that they stay in their place. */
const segment = (text: string): string =>
  Buffer.from(text)
    .toString('latin1')
    .replaceAll(/[^\w~!*()'-]/g, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`)
    .replaceAll(/^(%2e){1,2}$/g, 'dots');

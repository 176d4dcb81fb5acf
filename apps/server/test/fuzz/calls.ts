import { type Endpoint, paramNames, replaceParams } from '@kronos/api/contract';
import * as fc from 'fast-check';
import { z } from 'zod';
import type { Cell } from '../permissions/cases/cell.ts';
import { contentType, hostileBody, hostileText, hostileValue, strayHeaders } from './hostile.ts';

/** A request as it is sent, except for the session. */
export interface Call {
  path: string;
  body: string | null;
  headers: Record<string, string>;
}

/** The parts of a request before it is written out. */
interface Pieces {
  params: Record<string, string>;
  query: string;
  body: string;
  contentType: string;
  strayHeaders: Record<string, string>;
}

/** Calls of an endpoint, mixing valid and hostile parts. `cell` is a call that is valid as a whole. */
export function callsOf(endpoint: Endpoint, cell: Cell): fc.Arbitrary<Call> {
  const meant = paramsOf(endpoint, cell);
  const params = fc.record(
    Object.fromEntries(Object.entries(meant).map(([name, text]) => [name, mixture(fc.constant(text), hostileText)])),
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
  const mixed = fc.record({ params, query, body, contentType, strayHeaders });
  // Where many parts must be right at once, a mixture hardly ever passes the first of them.
  const almostValid = fc.record({
    params: fc.constant(meant),
    query: allBut(endpoint.query, cell.query).map((value) => new URLSearchParams(entriesOf(value)).toString()),
    body: allBut(endpoint.body, cell.body).map((value) => JSON.stringify(value)),
    contentType: fc.constant(jsonType),
    strayHeaders,
  });
  return fc
    .oneof({ weight: 3, arbitrary: mixed }, { weight: 1, arbitrary: almostValid })
    .map((pieces) => written(endpoint, pieces));
}

/** Returns the call that is valid as a whole. */
export const validCall = (endpoint: Endpoint, cell: Cell): Call =>
  written(endpoint, {
    params: paramsOf(endpoint, cell),
    query: new URLSearchParams(cell.query).toString(),
    body: JSON.stringify(cell.body ?? {}),
    contentType: jsonType,
    strayHeaders: {},
  });

const jsonType = 'application/json';

const paramsOf = ({ path }: Endpoint, { params }: Cell): Record<string, string> =>
  Object.fromEntries(paramNames(path).map((name) => [name, String(params?.[name])]));

function written({ path: pattern, method }: Endpoint, pieces: Pieces): Call {
  const path = replaceParams(pattern, (name) => segment(pieces.params[name] ?? ''));
  const isRead = method === 'GET';
  return {
    path: pieces.query === '' ? path : `${path}?${pieces.query}`,
    body: isRead ? null : pieces.body,
    headers: { ...pieces.strayHeaders, ...(isRead ? {} : { 'content-type': pieces.contentType }) },
  };
}

const mixture = <T>(valid: fc.Arbitrary<T>, hostile: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 2, arbitrary: valid }, { weight: 3, arbitrary: hostile });

/** Returns the fields of an input; for a union, those of all its variants. */
function propertiesOf(schema: z.ZodType | undefined): NonNullable<z.core.JSONSchema.BaseSchema['properties']> {
  const json = schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const kinds = json?.oneOf ?? json?.anyOf ?? [];
  return json?.properties ?? Object.assign({}, ...kinds.map((kind) => Object(kind).properties));
}

/** Objects with a schema's fields, each as in the valid call, as its schema describes it, hostile, or omitted. */
function fields(schema: z.ZodType | undefined, valid: unknown = {}): fc.Arbitrary<Record<string, unknown>> {
  const properties = propertiesOf(schema);
  const known = new Map(Object.entries({ ...(valid as object) }));
  const each = Object.entries(properties).map(([name, property]) => {
    const meant = fc.oneof(meantBy(property), fc.constant(known.get(name)));
    return [name, mixture<unknown>(meant, hostileValue)];
  });
  const model = { ...Object.fromEntries(each), surplus: hostileValue } as Record<string, fc.Arbitrary<unknown>>;
  return fc.oneof(
    { weight: 4, arbitrary: fc.record(model, { requiredKeys: Object.keys(properties) }) },
    { weight: 1, arbitrary: fc.record(model, { requiredKeys: [] }) },
    { weight: 1, arbitrary: allBut(schema, valid) },
  );
}

/** The fields of the valid call, with at most one of them hostile. */
function allBut(schema: z.ZodType | undefined, valid: unknown = {}): fc.Arbitrary<Record<string, unknown>> {
  const known = { ...(valid as object) };
  return fc
    .tuple(fc.option(fc.constantFrom('surplus', ...Object.keys(propertiesOf(schema))), { freq: 1 }), hostileValue)
    .map(([name, value]) => (name === null ? known : { ...known, [name]: value }));
}

/** Values that fit a part of a JSON Schema. */
function meantBy(schema: z.core.JSONSchema._JSONSchema): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return hostileValue;
  const {
    enum: choices,
    const: only,
    anyOf,
    oneOf,
    type,
    pattern,
    minimum,
    maximum,
    maxLength,
    format,
    items,
    properties,
  } = schema;
  if (only !== undefined) return fc.constant(only);
  if (choices) return fc.constantFrom(...choices);
  const kinds = oneOf ?? anyOf;
  if (kinds) return fc.oneof(...kinds.map(meantBy));
  switch (type) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: Math.max(minimum ?? -1000, -1e9), max: Math.min(maximum ?? 1000, 1e9) });
    case 'number':
      return fc.double({ min: Math.max(minimum ?? -1000, -1e9), max: Math.min(maximum ?? 1000, 1e9), noNaN: true });
    case 'array':
      return fc.array(items && !Array.isArray(items) ? meantBy(items) : hostileValue, { maxLength: 5 });
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(properties ?? {}).map(([name, part]) => [name, meantBy(part)])),
      );
    case 'string':
      if (format === 'email') return fc.emailAddress();
      // fast-check ignores what a pattern only looks ahead for; a text without that is refused.
      if (pattern) return fc.stringMatching(new RegExp(pattern.replaceAll(/\(\?[=!][^)]*\)/g, '')));
      return fc.string({ maxLength: Math.min(maxLength ?? 60, 60) });
    default:
      return fc.integer({ min: -1, max: 1000 });
  }
}

const entriesOf = (value: Record<string, unknown>): [string, string][] =>
  Object.entries(value).flatMap(([name, part]): [string, string][] =>
    Array.isArray(part) ? part.map((one) => [name, textOf(one)]) : part === undefined ? [] : [[name, textOf(part)]],
  );
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * Returns one segment of an address. Lone surrogates are sent as their bytes; dots are replaced, so that they do not
 * change the path.
 */
const segment = (text: string): string =>
  Buffer.from(text)
    .toString('latin1')
    .replaceAll(/[^\w~!*()'-]/g, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`)
    .replaceAll(/^(%2e){1,2}$/g, 'dots');

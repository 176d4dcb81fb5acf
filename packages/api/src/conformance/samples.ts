import { changesState } from '../contract/changes-state.ts';
import type { ContractTable, Endpoint, Sample } from '../contract/define.ts';
import { isRecordOwner, owners, type RecordOwner } from '../contract/owners.ts';
import { replaceParams } from '../contract/path.ts';
import type { Answer } from './exchange.ts';

/** Everything that a call needs besides the caller; or the reason why it cannot be made. */
export type Prepared = { path: string; body?: unknown; record: unknown } | { missing: string };

export type Fields = Readonly<Record<string, unknown>>;

/** The ids of the records that an operator allows a run to act on. */
export type Named = Readonly<Partial<Record<RecordOwner, number>>>;

/** Returns the endpoint of a contract by its id. */
export function endpointOf(table: ContractTable, id: string): Endpoint | undefined {
  const [group = '', name = ''] = id.split('.');
  return table[group]?.[name];
}

/** Returns the sample of an endpoint in the contract, completed with defaults. */
export const sampleOf = ({ owner, sample = {} }: Endpoint): Sample =>
  isRecordOwner(owner) ? { from: owners[owner].list, is: owner, ...sample } : sample;

/**
 * Prepares a call from responses of the back end itself: `read` calls an endpoint without input. The call may also
 * contain the fields in `given`, such as the account's. A record that the run did not create is only changed if it is
 * in `named`, or if the sample leaves it the same.
 */
export async function prepareCall(
  table: ContractTable,
  endpoint: Endpoint,
  given: Fields,
  named: Named,
  read: (source: Endpoint) => Promise<Answer>,
): Promise<Prepared> {
  const { from, at = 'data', query, body, needs, is, keeps, only = {} } = sampleOf(endpoint);
  if (needs !== undefined) return { missing: `needs ${needs}` };
  const source = from === undefined ? undefined : endpointOf(table, from);
  const id = is && named[is];
  if (source && id === undefined && changesState(endpoint) && !endpoint.unaudited && !keeps)
    return { missing: `needs a ${is ?? 'record'} that may be changed${is ? `: pass its id with --${is}` : ''}` };
  const wanted = id === undefined ? only : { id };
  const record = source && recordIn((await read(source)).body, at, wanted);
  if (source && record === undefined)
    return { missing: id === undefined ? `${from} has no record to try it on` : `${from} has no ${is} ${id}` };
  const fields = { ...given, ...asFields(record) };
  const places = JSON.stringify([replaceParams(endpoint.path, (name) => `{${name}}`), query, body]).matchAll(
    placeholder,
  );
  const unknown = [...places].find(([, name = '']) => fieldOf(fields, name) === undefined);
  if (unknown) return { missing: `${unknown[0]} is unknown` };
  const search = query && new URLSearchParams(fill(query, fields) as Record<string, string>).toString();
  const path = replaceParams(endpoint.path, (name) => encodeURIComponent(String(fields[name])));
  return { path: search ? `${path}?${search}` : path, ...(body && { body: fill(body, fields) }), record };
}

/** Returns the records of a response; none when it is not a list. */
export function recordsIn(body: unknown): Fields[] {
  const { data } = asFields(body);
  return Array.isArray(data) ? data.map(asFields) : [];
}

function recordIn(body: unknown, at: string, wanted: Fields): unknown {
  const whole = asFields(body);
  const part = at in whole ? whole[at] : at === 'data' ? body : undefined;
  const isIt = (one: unknown) => Object.entries(wanted).every(([name, value]) => asFields(one)[name] === value);
  const record: unknown = Array.isArray(part) ? part.find(isIt) : part;
  return record ?? undefined;
}

/** Matches `{field}` and `{field.of.it}`. */
const placeholder = /\{([\w.]+)\}/g;
const onlyPlaceholder = /^\{([\w.]+)\}$/;
const fieldOf = (fields: Fields, name: string): unknown =>
  name.split('.').reduce<unknown>((value, key) => asFields(value)[key], fields);

export const asFields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});

/** Fills in fields where a template names them, at any depth. */
function fill(template: unknown, fields: Fields): unknown {
  if (typeof template === 'string') {
    const [, alone] = onlyPlaceholder.exec(template) ?? [];
    if (alone !== undefined) return fieldOf(fields, alone);
    return template.replaceAll(placeholder, (_, name: string) => String(fieldOf(fields, name)));
  }
  if (Array.isArray(template)) return template.map((item) => fill(item, fields));
  if (typeof template !== 'object' || template === null) return template;
  return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, fill(value, fields)]));
}

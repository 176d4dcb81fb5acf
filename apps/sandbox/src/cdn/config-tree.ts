/** A call that Caddy refuses, with Caddy's own status and message. */
export class Complaint extends Error {
  override readonly name = 'Complaint';
  readonly status: 400 | 404 | 500;
  constructor(status: 400 | 404 | 500, message: string) {
    super(message);
    this.status = status;
  }
}

export type Verb = 'PUT' | 'POST' | 'PATCH' | 'DELETE';
type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The place of a value: its container and its key. */
interface Place {
  parent: Json | unknown[];
  key: string;
  parts: string[];
}

/** Returns the place to which a path leads; with `makes`, missing objects on the way are created. */
function find(tree: Json, parts: string[], { makes = false, status }: { makes?: boolean; status: 400 | 500 }): Place {
  if (parts.some((part) => part in Object.prototype)) throw new Complaint(400, 'unexpected path');
  let parent: unknown = tree;
  for (const [at, part] of parts.slice(0, -1).entries()) {
    const known = parent as Json;
    if (makes && isObject(parent)) known[part] ??= {};
    parent = known[part];
    if (typeof parent !== 'object' || parent === null)
      throw new Complaint(status, `invalid traversal path at: ${['config', ...parts.slice(0, at + 1)].join('/')}`);
  }
  return { parent: parent as Json, key: parts.at(-1) ?? '', parts };
}

/** Returns the value at a path; null if there is none. */
export function readTree(tree: Json, parts: string[]): unknown {
  if (parts.length === 0) return tree;
  const { parent, key } = find(tree, parts, { status: 400 });
  return (parent as Json)[key] ?? null;
}

/** Changes the value at a path, as the admin API of Caddy 2.6 does: a PUT inserts, a POST appends or sets. */
export function writeTree(tree: Json, verb: Verb, parts: string[], value: unknown): void {
  const { parent, key } = find(tree, parts, { makes: verb === 'PUT', status: 500 });
  if (Array.isArray(parent)) writeItem(parent, verb, Number(key), value);
  else writeField(parent, verb, { key, parts }, value);
}

function writeItem(list: unknown[], verb: Verb, at: number, value: unknown): void {
  if (!(at >= 0 && at < list.length)) throw new Complaint(500, 'array index out of bounds');
  if (verb === 'PUT') list.splice(at, 0, value);
  else if (verb === 'DELETE') list.splice(at, 1);
  else list[at] = value;
}

function writeField(object: Json, verb: Verb, { key, parts }: { key: string; parts: string[] }, value: unknown): void {
  const path = `[/config/${parts.join('/')}]`;
  const before = object[key];
  if (verb === 'PUT' && before !== undefined) throw new Complaint(500, `${path} key already exists: ${key}`);
  if (verb === 'PATCH' && before === undefined) throw new Complaint(500, `${path} key does not exist: ${key}`);
  if (verb === 'DELETE') delete object[key];
  else if (verb === 'POST' && Array.isArray(before)) before.push(value);
  else object[key] = value;
}

/** Returns the path of the last object with this `@id`; null if there is none. */
export function pathOfId(value: unknown, id: string, path: string[] = []): string[] | null {
  if (typeof value !== 'object' || value === null) return null;
  if ('@id' in value && value['@id'] === id) return path;
  let found: string[] | null = null;
  for (const [key, child] of Object.entries(value)) found = pathOfId(child, id, [...path, key]) ?? found;
  return found;
}

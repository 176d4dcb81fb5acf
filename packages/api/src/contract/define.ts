import type { z } from 'zod';
import type { Audience } from './audiences.ts';
import type { ContentAnswer, FileContent, StreamContent } from './content.ts';
import { isRecordOwner, type OwnerRule, type RecordOwner } from './owners.ts';

/** What a sub-user may do with a server that was shared with them; owners and admins have all rights. */
export const serverRights = ['view', 'power', 'invites', 'backups', 'billing'] as const;
export type ServerRight = (typeof serverRights)[number];

export type Method = 'GET' | 'POST' | 'DELETE';

/**
 * How the conformance command, which does not know the data, makes a meaningful call. In the strings of `query` and
 * `body`, `{field}` is a field of the record or of the caller's account; a string of nothing else keeps the field's
 * type.
 */
export interface Sample {
  /**
   * The read whose record fills the `:parameters` and `{fields}`. @default the list of such records, if the owner rule
   * names one
   */
  readonly from?: `${string}.${string}`;
  /** The account that makes this read, if not the caller. */
  readonly fromWhom?: 'customer';
  /**
   * The calls that an admin makes first, in this order; fields of their responses are available like the record's. If
   * the last of them opens a session, this call uses it.
   */
  readonly after?: readonly `${string}.${string}`[];
  /**
   * The record that `from` finds stays the same: the call writes back what it read, only reads, or creates something
   * next to it. Otherwise a call that changes state is made only on records that the run created or that its operator
   * named.
   */
  readonly keeps?: true;
  /** The kind of record that `from` lists, so that an operator can name one. @default the kind of the owner rule */
  readonly is?: RecordOwner;
  /** The field of that response; the first record of a list is used. @default `data`, or else the whole response */
  readonly at?: string;
  /** The fields that the record must have, such as those that make the call harmless. */
  readonly only?: Readonly<Record<string, boolean>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** The call ends its session, so it gets a session of its own. */
  readonly endsSession?: true;
  /** Statuses of refusals that are also accepted, for records whose state does not allow the call. */
  readonly also?: readonly number[];
  /** What the call would need, if it cannot be made automatically. */
  readonly needs?: string;
}

/** One row of the contract, from which the client, the server, the tests and the documents derive everything. */
export interface Endpoint {
  readonly method: Method;
  /** The path below the origin, with parameters as `:name`. */
  readonly path: `/${string}`;
  readonly who: Audience;
  readonly owner: OwnerRule;
  /** The right that a sub-user needs, if the owner rule names a record. @default view */
  readonly right?: ServerRight;
  /**
   * Whether the addressed record is available to the whole audience. Otherwise it belongs to one user, and others get a
   * 404; records of the installation belong to its admins.
   */
  readonly shared?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** An object, or a discriminated union of objects. */
  readonly body?: z.ZodType;
  /**
   * The largest accepted body in bytes, for bodies larger than an ordinary form, such as those with a picture. @default
   * 64 kB
   */
  readonly largestBody?: number;
  readonly response: z.ZodType;
  /** The content of a success that is not JSON: see `fileAnswer` and `streamAnswer`, which also set the response. */
  readonly answers?: ContentAnswer;
  /**
   * Why `data` of the response is a whole list, not a page: what keeps it short. A limit in the schema serves as well.
   */
  readonly bounded?: string;
  /** The response may be streamed: one such body per line (`application/x-ndjson`), the first of them at once. */
  readonly lines?: true;
  /** A GET that changes state: CSRF is checked and the client never replays it. */
  readonly mutates?: true;
  /** The call changes no record of any user, so it leaves no row in the audit log. */
  readonly unaudited?: true;
  /** For the conformance command, which does not know the data; required for endpoints with input. */
  readonly sample?: Sample;
  /** The section of the specification, or `screens` where it says nothing. */
  readonly source: string;
  /** One sentence for the reference page. */
  readonly summary: string;
}

/**
 * Whether the address names a record that belongs to one user alone: all others get a 404.
 * @example isClosed(contract.ownSessions.end); // true
 */
export const isClosed = ({ params, owner, who, shared }: Endpoint): boolean =>
  params !== undefined && !shared && !isRecordOwner(owner) && !(owner === 'house' && who === 'admin');

/**
 * Returns the fields that an input may have; for a union, the fields of all its kinds.
 * @example Object.keys(fieldsOf(contract.session.login.body)); // ['email', 'password']
 */
export function fieldsOf(schema: z.ZodType | undefined): Readonly<Record<string, z.ZodType>> {
  const { shape, options = [] } = (schema?.def ?? {}) as { shape?: Record<string, z.ZodType>; options?: z.ZodType[] };
  return shape ?? Object.assign({}, ...options.map(fieldsOf));
}

export type EndpointGroup = Readonly<Record<string, Endpoint>>;
export type ContractTable = Readonly<Record<string, EndpointGroup>>;

/**
 * Declares a group of endpoints and keeps their literal types, from which the client and the handlers are typed.
 * @example
 * export const session = defineEndpoints({
 *   csrf: { method: 'GET', path: '/api/csrf', who: 'guest', owner: 'none', response, source: '§4', summary: 'Sets the cookie.' },
 * })
 */
export const defineEndpoints = <const G extends EndpointGroup>(group: G): G => group;

/** The names of the `:parameters` of a path. */
export type PathParams<P extends string> = P extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | PathParams<`/${Tail}`>
    : Rest
  : never;

type InputOf<S> = S extends z.ZodType ? z.input<S> : never;
type OutputOf<S> = S extends z.ZodType ? z.output<S> : never;
type Part<K extends string, T> = [T] extends [never]
  ? unknown
  : Record<never, never> extends T
    ? { [P in K]?: T }
    : { [P in K]: T };
type Simplify<T> = { [K in keyof T]: T[K] };
type ParamsOf<E extends Endpoint> = [PathParams<E['path']>] extends [never]
  ? never
  : { [K in PathParams<E['path']>]: string | number };

/** What a caller passes to an endpoint: `params`, `query`, `body`, each only if the endpoint has it. */
export type RequestOf<E extends Endpoint> = Simplify<
  Part<'params', ParamsOf<E>> & Part<'query', InputOf<E['query']>> & Part<'body', InputOf<E['body']>>
>;

/** The response of an endpoint, as the client receives it. */
export type ResponseOf<E extends Endpoint> = OutputOf<E['response']>;

/** What a handler receives: the parsed parts. */
export type ParsedOf<E extends Endpoint> = {
  params: E['params'] extends z.ZodType ? z.output<E['params']> : Record<never, never>;
  query: E['query'] extends z.ZodType ? z.output<E['query']> : Record<never, never>;
  body: E['body'] extends z.ZodType ? z.output<E['body']> : Record<never, never>;
};

/** What a handler returns: the response before the schema's defaults are applied. */
export type AnswerOf<E extends Endpoint> = InputOf<E['response']>;

/** The same, or the bodies of a streamed response, or content. */
export type ToldBy<E extends Endpoint> = E extends { answers: { as: 'file' } }
  ? FileContent
  : E extends { answers: { as: 'stream' } }
    ? StreamContent
    : AnswerOf<E> | (E extends { lines: true } ? AsyncIterable<AnswerOf<E>> : never);

/** A full set of handlers for a contract; a missing one is a compile error. `C` is the server's request context. */
export type Handlers<T extends ContractTable, C> = {
  [G in keyof T]: {
    [N in keyof T[G]]: (input: ParsedOf<T[G][N]>, context: C) => Promise<ToldBy<T[G][N]>> | ToldBy<T[G][N]>;
  };
};

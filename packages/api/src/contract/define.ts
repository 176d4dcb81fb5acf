import type { z } from 'zod';
import type { Audience } from './audiences.ts';
import type { ContentAnswer, FileContent, StreamContent } from './content.ts';
import { isRecordOwner, type OwnerRule, type RecordOwner } from './owners.ts';

/** What a sub-user may do with a server that was shared with them; owners and admins may do all of it. */
export const serverRights = ['view', 'power', 'invites', 'backups', 'billing'] as const;
export type ServerRight = (typeof serverRights)[number];

export type Method = 'GET' | 'POST' | 'DELETE';

/**
 * How somebody who knows nothing of the data makes a call that means something: the conformance command does. In the
 * strings of `query` and `body`, `{field}` is a field of the record or of the caller's account; alone it keeps its type.
 */
export interface Sample {
  /** The read whose record fills the `:parameters` and `{fields}`. @default where the owner rule names a record, the list of such */
  readonly from?: `${string}.${string}`;
  /** Whose answer to that read it is, when not the caller's. */
  readonly fromWhom?: 'customer';
  /**
   * What an admin calls before, in this order; their answers' fields count as the record's. A session that the last of
   * them opens is the one of this call.
   */
  readonly after?: readonly `${string}.${string}`[];
  /**
   * The record that `from` finds is the same afterwards: the call writes what it read, looks, or makes something beside
   * it. Without this a call that changes state is made only on what the run made, or on a record that its operator named.
   */
  readonly keeps?: true;
  /** Which kind of record `from` lists, for an operator to name one. @default that of the owner rule */
  readonly is?: RecordOwner;
  /** The field of that read's answer; of a list, the first record counts. @default data, or else the whole answer */
  readonly at?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Ends its session, so it gets one of its own. */
  readonly endsSession?: true;
  /** Refusals that are as good an answer, when the record's state does not allow the call. */
  readonly also?: readonly number[];
  /** What it would take, where no such call can be made up. */
  readonly needs?: string;
}

/** One row of the contract: everything the client, the server, the tests and the documents derive from. */
export interface Endpoint {
  readonly method: Method;
  /** Path below the origin; parameters as `:name`. */
  readonly path: `/${string}`;
  readonly who: Audience;
  readonly owner: OwnerRule;
  /** Which right a sub-user needs, where the owner rule names a record. @default view */
  readonly right?: ServerRight;
  /**
   * What the address names is there for everybody who is invited. Without it the record of an address is one person's,
   * and others find nothing there (404); the records of the house are its admins'.
   */
  readonly shared?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** An object, or a union of objects that one of their fields tells apart. */
  readonly body?: z.ZodType;
  /** Bytes of the largest body that is taken, where it is more than a form: one with a picture in it. @default 64 kB */
  readonly largestBody?: number;
  readonly response: z.ZodType;
  /** What a success holds where that is no JSON: see `fileAnswer` and `streamAnswer`, which give the response, too. */
  readonly answers?: ContentAnswer;
  /** Why `data` of the answer is a whole list, and no page of one: what keeps it short. A limit of the schema says it too. */
  readonly bounded?: string;
  /** May go on: then it answers one such body a line (`application/x-ndjson`), of which the first comes at once. */
  readonly lines?: true;
  /** A GET that changes state: CSRF is checked and the client never replays it. */
  readonly mutates?: true;
  /** Acts without changing a record of anybody, so the audit log has no row of it. */
  readonly unaudited?: true;
  /** For whoever has to try an endpoint without knowing the data; one that takes input needs it. */
  readonly sample?: Sample;
  /** Section of the specification, or `screens` where it is silent. */
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
 * Returns the fields that an input may have; those of a union are the fields of all its kinds.
 * @example Object.keys(fieldsOf(contract.session.login.body)); // ['email', 'password']
 */
export function fieldsOf(schema: z.ZodType | undefined): Readonly<Record<string, z.ZodType>> {
  const { shape, options = [] } = (schema?.def ?? {}) as { shape?: Record<string, z.ZodType>; options?: z.ZodType[] };
  return shape ?? Object.assign({}, ...options.map(fieldsOf));
}

export type EndpointGroup = Readonly<Record<string, Endpoint>>;
export type ContractTable = Readonly<Record<string, EndpointGroup>>;

/**
 * Declares a group of endpoints and keeps their literal types, from which client and handlers are typed.
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

/** What a caller hands over for an endpoint: `params`, `query`, `body`, each only where the endpoint has it. */
export type RequestOf<E extends Endpoint> = Simplify<
  Part<'params', ParamsOf<E>> & Part<'query', InputOf<E['query']>> & Part<'body', InputOf<E['body']>>
>;

/** What an endpoint answers, as the client sees it. */
export type ResponseOf<E extends Endpoint> = OutputOf<E['response']>;

/** What a handler receives: the parsed parts. */
export type ParsedOf<E extends Endpoint> = {
  params: E['params'] extends z.ZodType ? z.output<E['params']> : Record<never, never>;
  query: E['query'] extends z.ZodType ? z.output<E['query']> : Record<never, never>;
  body: E['body'] extends z.ZodType ? z.output<E['body']> : Record<never, never>;
};

/** What a handler returns: the answer before the schema's defaults are applied. */
export type AnswerOf<E extends Endpoint> = InputOf<E['response']>;

/** The same, or the bodies of an answer that goes on, or content. */
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

import {
  bySpecificity,
  type ContractTable,
  type Endpoint,
  type FileContent,
  type Handlers,
  includesScope,
  scopeOf,
  type StreamContent,
} from '@kronos/api/contract';
import type { Context, Env, Hono } from 'hono';
import { AppError } from '../platform/app-error.ts';
import type { ActingClient, SessionRow } from '../domain/sessions/sessions.ts';
import type { Audit } from '../domain/audit/audit.ts';
import { mayCall } from './audience.ts';
import { changesState, auditContextOf, isAudited } from './audited.ts';
import { clientIp } from './client-ip.ts';
import { checkCsrf, checkOrigin, hasCsrf, renewCsrf } from './csrf.ts';
import { cutAnswer } from './cut-answer.ts';
import { findOwned, type Owners } from './owners.ts';
import { checkLength, readBody } from './read-body.ts';
import { createRequestContext, type RequestContext } from './request-context.ts';
import { sendContent } from './send-content.ts';
import { compression, sendJson } from './send-json.ts';
import { isStream, sendLines } from './send-lines.ts';
import { validate, validateParams } from './validate.ts';

export interface ImplementDeps {
  findSession: (token: string) => Promise<SessionRow | null>;
  /** Finds the session of an API client by its key. */
  findClient: (key: string, ip: string) => Promise<SessionRow | null>;
  owners: Owners;
  /** Records who changed what. */
  audit: Pick<Audit, 'during'>;
  /** Counts a change in a session; refuses one that comes too soon. */
  countChange: (session: SessionRow) => Promise<void>;
  /** Origins that may change state. */
  origins: ReadonlySet<string>;
  secureCookies: boolean;
  trustProxy: boolean;
  /** Treats a response with fields outside the contract as a fault, for tests; otherwise they are removed. */
  exactResponses: boolean;
  /** Further addresses of an endpoint, by its path in the contract. */
  aliases: Readonly<Record<string, readonly string[]>>;
  /** Paths that pages of other known origins may call. */
  crossOriginPaths: ReadonlySet<string>;
  /** Paths that accept a form as well as JSON. */
  forms: ReadonlySet<string>;
}

/** The endpoints other than reads that a read-only session may call: to end it and to receive events. */
const readOnlyMay: ReadonlySet<string> = new Set([
  'session.logout',
  'session.returnHome',
  'system.authorizeChannel',
  'system.authenticateUser',
]);

type Handle = (input: { params: unknown; query: unknown; body: unknown }, context: RequestContext) => unknown;

/** Serves a contract: every endpoint passes through the same steps in the same order. */
export function implement<T extends ContractTable, E extends Env>(
  app: Hono<E>,
  table: T,
  handlers: Handlers<T, RequestContext>,
  deps: ImplementDeps,
): void {
  const rows = Object.entries(table).flatMap(([groupName, group]) =>
    Object.entries(group).map(([name, endpoint]): Row => {
      // The table and the handlers have the same shape by type; iterating over them loses that.
      const handle = handlers[groupName]?.[name] as Handle;
      return { id: `${groupName}.${name}`, endpoint, handle };
    }),
  );
  // The router picks the first match.
  for (const row of rows.toSorted((a, b) => bySpecificity(a.endpoint, b.endpoint))) {
    const { method, path } = row.endpoint;
    const paths = [path, ...(deps.aliases[path] ?? [])];
    app.on(method, paths, ...compression(row.endpoint), (context: Context) => serve(context, row, deps));
  }
}

interface Row {
  /** Its name in the contract, such as `session.logout`. */
  id: string;
  endpoint: Endpoint;
  handle: Handle;
}

async function serve(context: Context, { id, endpoint, handle }: Row, deps: ImplementDeps): Promise<Response> {
  context.header('Cache-Control', 'no-store');
  // A response that shared caches store must not set a cookie.
  const isFirstVisit = !endpoint.answers?.lasts && !hasCsrf(context);
  if (isFirstVisit) renewCsrf(context, deps.secureCookies);
  const isChange = changesState(endpoint);
  if (isChange) checkOrigin(context, deps.origins);

  const session = endpoint.who === 'guest' ? null : await authenticate(context, deps);
  if (session && !mayCall(endpoint.who, session.user)) throw new AppError('forbidden', 'Your account may not do this.');
  if (session?.client) checkScope(session.client, id, endpoint);
  if (isChange && session?.impersonator?.isReadOnly && !readOnlyMay.has(id))
    throw new AppError(
      'forbidden',
      `You are viewing ${session.user.name}’s account read-only, so nothing was changed.`,
    );
  const params = validateParams(endpoint.params, context.req.param());
  const found = session && (await findOwned(endpoint, params, session.user, deps.owners));
  // No browser sends an API client's key by itself. A page of another origin has no cookie of this one; its origin has
  // already been checked.
  if (isChange && !session?.client && !(deps.crossOriginPaths.has(endpoint.path) && context.req.header('origin')))
    checkCsrf(context);
  if (isChange && session) await deps.countChange(session);
  // Reads, and calls that change nothing, stay allowed.
  if (found?.frozen && isAudited(endpoint)) throw new AppError('conflict', found.frozen);

  if (!endpoint.body) checkLength(context);
  const body = endpoint.body
    ? validate(
        endpoint.body,
        await readBody(context, { forms: deps.forms.has(endpoint.path), largest: endpoint.largestBody }),
      )
    : {};
  const query = validate(endpoint.query, context.req.query());
  const ip = clientIp(context, deps.trustProxy);
  const run = async () =>
    handle(
      { params, query, body },
      createRequestContext({
        ip,
        userAgent: context.req.header('user-agent') ?? null,
        gone: context.req.raw.signal,
        session,
        found: found ?? null,
        visitor: () => findVisitor(context, deps),
        renewCsrf: () => {
          if (!isFirstVisit) renewCsrf(context, deps.secureCookies);
        },
      }),
    );
  const answer = await (isAudited(endpoint) ? deps.audit.during(auditContextOf(id, session, ip), run) : run());
  // By the types of the contract, a handler returns content if and only if its endpoint declares it.
  if (endpoint.answers) return sendContent(context, endpoint.answers, answer as FileContent | StreamContent);
  const cut = (body: unknown) => cutAnswer(endpoint.response, body, deps.exactResponses);
  return isStream(answer) ? sendLines(context, answer, cut) : sendJson(context, cut(answer));
}

async function authenticate(context: Context, deps: ImplementDeps): Promise<SessionRow> {
  const { findSession, findClient, trustProxy } = deps;
  const header = context.req.header('authorization');
  if (header === undefined) throw new AppError('unauthenticated', 'Sign in to continue.');
  const key = keyIn(header);
  if (key !== undefined) {
    const client = await findClient(key, clientIp(context, trustProxy));
    if (!client) throw new AppError('unauthenticated', 'There is no API client with this key, or the key has expired.');
    return client;
  }
  const token = bearerIn(header);
  const session = token === undefined ? null : await findSession(token);
  if (!session) throw new AppError('unauthenticated', 'Your session has ended. Sign in again.');
  return session;
}

/** Refuses a call outside the scopes of an API client. */
function checkScope({ name, scopes }: ActingClient, id: string, endpoint: Endpoint): void {
  const needed = scopeOf(id, endpoint);
  if (needed === undefined) throw new AppError('forbidden', 'API clients may not do this.');
  if (!includesScope(scopes, needed))
    throw new AppError('forbidden', `The API client ${name} needs ${needed} for this.`);
}

/** Returns the session of a visitor, if any; an invalid bearer token counts as none. */
async function findVisitor(context: Context, { findSession }: ImplementDeps): Promise<SessionRow | null> {
  const token = bearerIn(context.req.header('authorization') ?? '');
  return token === undefined ? null : findSession(token);
}

const bearerIn = (header: string): string | undefined => /^Bearer ([\w-]{43})$/.exec(header)?.[1];
const keyIn = (header: string): string | undefined => /^Bearer (kronos_[\w-]{43})$/.exec(header)?.[1];

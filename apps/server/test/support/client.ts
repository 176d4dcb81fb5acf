import { isDeepStrictEqual } from 'node:util';
import { patience } from '../../../../scripts/patience.mjs';
import { contract, type Refusal, type ResponseOf, refusal } from '@kronos/api/contract';
import { type Asking, contractRows, type EndpointId, type EndpointOf, type Parts, pathOf } from './contract-rows.ts';

/** How long a call may take on a busy machine, in milliseconds. */
const patienceMs = 30_000 * patience;

export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** Returns the refusal that a response must contain. */
export const refusalOf = ({ body }: Pick<Answer, 'body'>): Refusal => refusal.parse(body);

/** Returns the response of an endpoint, parsed by its contract; throws when the endpoint refused. */
export function answerOf<Id extends EndpointId>(id: Id, { status, body }: Answer): ResponseOf<EndpointOf<Id>> {
  if (status !== 200) throw new Error(`${id} answered ${status}: ${JSON.stringify(body)}`);
  const answer = endpointOf(id).response.parse(body);
  if (!isDeepStrictEqual(answer, body))
    throw new Error(`${id} answered more than its row says: ${JSON.stringify(body)}`);
  return answer as ResponseOf<EndpointOf<Id>>;
}

/** Returns the token of a completed sign-in. */
export function tokenIn(answer: Answer): string {
  const entered = answerOf('session.login', answer);
  if ('token' in entered) return entered.token;
  throw new Error('A second factor was asked for.');
}

/** Returns the challenge of a sign-in that requires a second factor. */
export function challengeIn(answer: Answer) {
  const entered = answerOf('session.login', answer);
  if ('second_factor' in entered) return entered.second_factor;
  throw new Error('No second factor was asked for.');
}

const endpointOf = (id: EndpointId) => contractRows.find((row) => row.id === id)!.endpoint;

export interface Call {
  body?: unknown;
  headers?: Record<string, string>;
}

export type TestClient = ReturnType<typeof createClient>;

/**
 * A browser's part of the protocol over real HTTP: keeps the cookie, repeats it in the header, sends the bearer token.
 */
export function createClient(base: string, cookie = '') {
  let token: string | undefined;

  const send = async (
    method: string,
    path: string,
    init: { body?: NonNullable<RequestInit['body']>; headers?: Record<string, string> },
  ): Promise<Answer> => {
    // A call without a response fails under its own name, not as a test timeout.
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(base + path, { method, redirect: 'manual', signal, ...init }).catch((cause) => {
      throw new Error(`${method} ${path} was not answered`, { cause });
    });
    const [set] = response.headers.getSetCookie();
    if (set?.startsWith('XSRF-TOKEN=')) cookie = set.slice('XSRF-TOKEN='.length).split(';')[0] ?? '';
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  };
  const session = () => ({
    ...(cookie ? { cookie: `XSRF-TOKEN=${cookie}`, 'X-XSRF-TOKEN': cookie } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    'X-Requested-With': 'XMLHttpRequest',
  });

  return {
    get cookie() {
      return cookie;
    },
    get token() {
      return token;
    },
    /** Uses a token that was not obtained by signing in. */
    with(bearer: string) {
      token = bearer;
      return this;
    },
    /** Sends a call like the panel does. Given headers replace the defaults. */
    async call(method: string, path: string, { body, headers }: Call = {}): Promise<Answer> {
      if (!cookie) await send('GET', '/api/csrf-cookie', {});
      const content = body === undefined ? {} : { 'content-type': 'application/json' };
      const payload = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
      return send(method, path, { headers: { ...session(), ...content, ...headers }, ...payload });
    },
    /** Sends a call with nothing added. */
    raw: send,
    /** Calls an endpoint, which must not refuse; returns the response, parsed by its contract. */
    async ask<Id extends EndpointId>(id: Id, ...[request]: Asking<Id>): Promise<ResponseOf<EndpointOf<Id>>> {
      const endpoint = endpointOf(id);
      const parts: Parts = request ?? {};
      return answerOf(id, await this.call(endpoint.method, pathOf(endpoint, parts), { body: parts.body }));
    },
    get(path: string): Promise<Answer> {
      return this.call('GET', path);
    },
    post(path: string, body?: unknown): Promise<Answer> {
      return this.call('POST', path, { body });
    },
    async signIn(email: string, password = testPassword, remember = false): Promise<Answer> {
      const answer = await this.post('/api/login', { email, password, remember });
      const entered = signedIn.safeParse(answer.body).data;
      token = entered && 'token' in entered ? entered.token : undefined;
      return answer;
    },
  };
}

const signedIn = contract.session.login.response;

export const testPassword = 'a test password';

export interface Answer {
  status: number;
  headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- what a test reads of it, it asserts
  body: any;
}

export interface Call {
  body?: unknown;
  headers?: Record<string, string>;
}

export type TestClient = ReturnType<typeof createClient>;

/** A browser's part of the protocol over real HTTP: keeps the cookie, sends it back in the header, carries the bearer. */
export function createClient(base: string) {
  let cookie = '';
  let token: string | undefined;

  const send = async (
    method: string,
    path: string,
    init: { body?: NonNullable<RequestInit['body']>; headers?: Record<string, string> },
  ): Promise<Answer> => {
    const response = await fetch(base + path, { method, redirect: 'manual', ...init });
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
    get token() {
      return token;
    },
    /** Carries a token that was not had by signing in. */
    with(bearer: string) {
      token = bearer;
      return this;
    },
    /** As the panel sends it. Headers given replace its own. */
    async call(method: string, path: string, { body, headers }: Call = {}): Promise<Answer> {
      if (!cookie) await send('GET', '/api/csrf-cookie', {});
      const content = body === undefined ? {} : { 'content-type': 'application/json' };
      const payload = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
      return send(method, path, { headers: { ...session(), ...content, ...headers }, ...payload });
    },
    /** Nothing added. */
    raw: send,
    get(path: string): Promise<Answer> {
      return this.call('GET', path);
    },
    post(path: string, body?: unknown): Promise<Answer> {
      return this.call('POST', path, { body });
    },
    async signIn(email: string, password = testPassword, remember = false): Promise<Answer> {
      const answer = await this.post('/api/login', { email, password, remember });
      token = answer.body.token;
      return answer;
    },
  };
}

export const testPassword = 'a test password';

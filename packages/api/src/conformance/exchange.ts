/** A response, read once. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON; undefined when it is not JSON. */
  body: unknown;
}

/** One request as the panel sends it. */
export interface Call {
  method: string;
  path: string;
  body?: unknown;
  token?: string | undefined;
  /** Whether to send the CSRF header. @default true */
  csrf?: boolean;
}

export type Exchange = (call: Call) => Promise<Answer>;

/** The most seconds that a run waits after a 429. */
const patience = 60;

/**
 * Creates the browser's part of the protocol: it stores the XSRF-TOKEN cookie and repeats it in a header. It follows no
 * redirects, and waits after a 429.
 */
export function createExchange(base: string, csrfPath: string): Exchange {
  const root = base.replace(/\/$/, '');
  let cookie = '';

  async function send({ method, path, body, token, csrf = true }: Call): Promise<Answer> {
    const response = await fetch(root + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience * 1000),
      headers: {
        Accept: 'application/json',
        // A reused connection that the server is about to close would lose a request that must not be sent twice.
        Connection: 'close',
        'X-Requested-With': 'XMLHttpRequest',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(cookie && { Cookie: `XSRF-TOKEN=${cookie}` }),
        ...(cookie && csrf && { 'X-XSRF-TOKEN': decodeURIComponent(cookie) }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const set of response.headers.getSetCookie()) cookie = /^XSRF-TOKEN=([^;]*)/.exec(set)?.[1] ?? cookie;
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parse(text) };
  }

  return async (call) => {
    if (!cookie) await send({ method: 'GET', path: csrfPath });
    const answer = await send(call);
    const seconds = Number(answer.headers.get('retry-after'));
    if (answer.status !== 429 || !(seconds > 0 && seconds <= patience)) return answer;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return send(call);
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

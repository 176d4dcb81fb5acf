/** What came back, read once. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON; undefined when it is none. */
  body: unknown;
}

/** One call as the panel makes it. */
export interface Call {
  method: string;
  path: string;
  body?: unknown;
  token?: string | undefined;
  /** False leaves the header away that proves the page's own. @default true */
  csrf?: boolean;
}

export type Exchange = (call: Call) => Promise<Answer>;

/** The longest that a run waits when it is told to slow down. */
const patience = 60;

/**
 * A browser's part of the protocol: it keeps the XSRF-TOKEN cookie and hands it back in a header. It follows no
 * redirect, and when it is told to slow down it does.
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
        // A connection that the other side is about to close would lose a call that must not be sent twice.
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

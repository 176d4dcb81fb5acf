import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Call } from './calls.ts';

/** A call that takes longer is considered hanging. */
const deadlineMs = 10_000;
/** Closes its connections before the server does, so that none ends just as a call is sent on it. */
const agent = new Agent({ keepAlive: true, timeout: 1000 });

/** Sends a call unchanged. `fetch` would take several times as long for some ten thousand calls. */
export async function send(url: string, method: string, { path, body, headers }: Call) {
  const content = body === null ? {} : { 'content-length': Buffer.byteLength(body) };
  const call = request(url + path, { method, agent, headers: { ...headers, ...content } });
  const timer = setTimeout(() => call.destroy(new Error(`No answer within ${deadlineMs} ms`)), deadlineMs);
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      call
        .on('response', resolve)
        .on('error', reject)
        .end(body ?? undefined);
    });
    return { status: answer.statusCode ?? 0, text: await text(answer) };
  } finally {
    clearTimeout(timer);
  }
}

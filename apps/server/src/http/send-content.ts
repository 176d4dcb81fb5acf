import { Readable } from 'node:stream';
import type { ContentAnswer, FileContent, StreamContent } from '@kronos/api/contract';
import type { Context } from 'hono';

/** A file that is opened directly is a document of its own: it may draw, and nothing else. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Sends a file or a stream as its endpoint declares. */
export function sendContent(context: Context, answers: ContentAnswer, content: FileContent | StreamContent): Response {
  const { type, name, body } = content;
  if (!answers.types.includes(type))
    throw new Error(`A response is ${type}, which its row of the contract does not say.`);
  context.header('Content-Type', type);
  context.header('X-Content-Type-Options', 'nosniff');
  if (answers.saved) context.header('Content-Disposition', attachment(name));
  else context.header('Content-Security-Policy', policy);
  if (answers.lasts) context.header('Cache-Control', 'public, max-age=31536000, immutable');
  if (typeof body === 'string' || body instanceof Uint8Array) {
    context.header('Content-Length', String(Buffer.byteLength(body)));
    return context.body(body);
  }
  if ('size' in content && content.size !== undefined) context.header('Content-Length', String(content.size));
  // A buffering proxy would otherwise hold back every piece.
  context.header('X-Accel-Buffering', 'no');
  const source = body instanceof Readable ? body : Readable.from(body, { objectMode: false });
  if (context.req.method === 'HEAD') {
    source.destroy();
    return context.body(null);
  }
  context.req.raw.signal.addEventListener('abort', () => source.destroy(), { once: true });
  return context.body(toWeb(source));
}

function attachment(name?: string): string {
  if (name === undefined) return 'attachment';
  const plain = name.replaceAll(/[^\w .-]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}

/** Node's own type of a web stream differs from the browser's, although they are the same thing. */
function toWeb(source: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces = source[Symbol.asyncIterator]() as AsyncIterator<string | Uint8Array>;
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(Buffer.from(value)));
    },
    cancel: () => void source.destroy(),
  });
}

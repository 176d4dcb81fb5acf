import type { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { BackupLinks } from '../domain/backups/links.ts';

/** Sends a backup as it is stored, piece by piece. */
export const serveBackupFile = (links: BackupLinks) => async (context: Context) => {
  const { row, content } = await links.open(context.req.param('token') ?? '');
  const name = `${row.serverName} ${row.name}.tar.gz`;
  const plain = name.replaceAll(/[^\w .-]/g, '_');
  context.header('Content-Type', 'application/gzip');
  context.header(
    'Content-Disposition',
    `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
  );
  context.header('Cache-Control', 'no-store');
  context.header('X-Content-Type-Options', 'nosniff');
  if (row.bytes !== null) context.header('Content-Length', String(row.bytes));
  context.req.raw.signal.addEventListener('abort', () => content.destroy(), { once: true });
  return context.body(toWeb(content));
};

/** Node's own type of a web stream is another than the browser's, though it is the same thing. */
function toWeb(content: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces = content[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    cancel: () => void content.destroy(),
  });
}

import type { z } from 'zod';
import type { MediaHttp, MediaRequest } from '../http.ts';

const pageSize = 1_000;

/** The part of a list that a request asks for. */
export const page = (start: number, size = pageSize) => ({
  'X-Plex-Container-Start': start,
  'X-Plex-Container-Size': size,
});

interface Part {
  MediaContainer: { totalSize?: number | undefined; Metadata: readonly unknown[] };
}

/** Returns a whole list in pages of a thousand; none for one that is empty. */
export async function* pages<T extends Part>(
  server: MediaHttp,
  schema: z.ZodType<T>,
  request: MediaRequest,
): AsyncGenerator<T> {
  for (let start = 0; ; start += pageSize) {
    const answer = await server.ask(schema, { ...request, query: { ...request.query, ...page(start) } });
    const { Metadata, totalSize = Number.POSITIVE_INFINITY } = answer.MediaContainer;
    if (Metadata.length > 0) yield answer;
    if (Metadata.length !== pageSize || start + pageSize >= totalSize) return;
  }
}

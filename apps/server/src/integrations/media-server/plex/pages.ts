import type { z } from 'zod';
import type { MediaHttp, MediaRequest } from '../http.ts';

const pageSize = 1_000;

/** Returns the query parameters for a part of a list. */
export const page = (start: number, size = pageSize) => ({
  'X-Plex-Container-Start': start,
  'X-Plex-Container-Size': size,
});

interface Part {
  MediaContainer: { totalSize?: number | undefined; Metadata: readonly unknown[] };
}

/** Yields a whole list in pages of a thousand; nothing for an empty one. */
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

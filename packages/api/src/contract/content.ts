import { z } from 'zod';

/** The response of an endpoint that is not JSON. */
export interface ContentAnswer {
  /** `file`: received as a whole. `stream`: received piece by piece, for as long as it takes. */
  readonly as: 'file' | 'stream';
  /** The media types that the response may have. */
  readonly types: readonly [string, ...string[]];
  /** Whether a browser saves the file under its given name instead of showing it. */
  readonly saved?: true;
  /** Whether the content at an address never changes, so that it can be cached forever. */
  readonly lasts?: true;
}

interface Content {
  /** One of the media types in the endpoint's row. */
  type: string;
  /** The file name for saving. */
  name?: string;
}

/** A file, as a handler returns it. */
export interface FileContent extends Content {
  body: string | Uint8Array<ArrayBuffer>;
}

/**
 * A stream, as a handler returns it. It is read as fast as the client receives it, and ends when the client
 * disconnects.
 */
export interface StreamContent extends Content {
  body: AsyncIterable<string | Uint8Array>;
  /** The size in bytes, if known in advance. */
  size?: number | undefined;
}

type Ways = Omit<ContentAnswer, 'as' | 'types'>;

/**
 * The part of an endpoint's row that declares a file as its response; the client receives a `File`.
 * @example
 * picture: { method: 'GET', path: '/api/picture', ...fileAnswer(['image/png']) }
 */
export const fileAnswer = (types: ContentAnswer['types'], ways?: Ways) => ({
  answers: { as: 'file' as const, types, ...ways },
  response: z.instanceof(File),
});

/**
 * The part of an endpoint's row that declares a stream as its response; the client receives a `Response` with an unread
 * body.
 * @example
 * log: { method: 'GET', path: '/api/log', ...streamAnswer(['text/plain']) }
 */
export const streamAnswer = (types: ContentAnswer['types'], ways?: Ways) => ({
  answers: { as: 'stream' as const, types, ...ways },
  response: z.instanceof(Response),
});

/**
 * Returns what is missing from the headers of a response with such content.
 * @example contentFaults(contract.account.downloadExport.answers, response.headers) // []
 */
export function contentFaults({ types, saved }: ContentAnswer, headers: Headers): string[] {
  const type = headers.get('content-type')?.split(';')[0] ?? 'missing';
  const disposition = headers.get('content-disposition') ?? 'missing';
  return [
    ...(types.includes(type) ? [] : [`header Content-Type is ${type} instead of ${types.join(' or ')}`]),
    ...(headers.get('x-content-type-options') === 'nosniff' ? [] : ['header X-Content-Type-Options is not nosniff']),
    ...(saved && !disposition.startsWith('attachment')
      ? [`header Content-Disposition is ${disposition} instead of attachment`]
      : []),
  ];
}

import { z } from 'zod';

/** What an endpoint answers that is no JSON. */
export interface ContentAnswer {
  /** `file`: all of it at once. `stream`: piece by piece, for as long as it takes. */
  readonly as: 'file' | 'stream';
  /** The media types that it may have. */
  readonly types: readonly [string, ...string[]];
  /** A browser saves it under the name that comes with it. Without this it may show it. */
  readonly saved?: true;
  /** What is at an address never changes, so whoever has it need not ask again. */
  readonly lasts?: true;
}

interface Content {
  /** One of the row's media types. */
  type: string;
  /** The name that a browser saves it under. */
  name?: string;
}

/** A file, as a handler answers it. */
export interface FileContent extends Content {
  body: string | Uint8Array<ArrayBuffer>;
}

/** A stream, as a handler answers it. It is read as fast as the client takes it, and ended when the client leaves. */
export interface StreamContent extends Content {
  body: AsyncIterable<string | Uint8Array>;
  /** Its bytes, where they are known ahead. */
  size?: number | undefined;
}

type Ways = Omit<ContentAnswer, 'as' | 'types'>;

/**
 * The part of an endpoint's row by which it answers a file; the client has it as a `File`.
 * @example
 * picture: { method: 'GET', path: '/api/picture', ...fileAnswer(['image/png']) }
 */
export const fileAnswer = (types: ContentAnswer['types'], ways?: Ways) => ({
  answers: { as: 'file' as const, types, ...ways },
  response: z.instanceof(File),
});

/**
 * The part of an endpoint's row by which it answers a stream; the client has it as a `Response` whose body is unread.
 * @example
 * log: { method: 'GET', path: '/api/log', ...streamAnswer(['text/plain']) }
 */
export const streamAnswer = (types: ContentAnswer['types'], ways?: Ways) => ({
  answers: { as: 'stream' as const, types, ...ways },
  response: z.instanceof(Response),
});

/**
 * Returns what the headers of such an answer lack.
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

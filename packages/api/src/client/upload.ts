import type { Fetch } from './client-types.ts';

/**
 * The progress of an upload in bytes. `total` is 0 while it is unknown.
 * @example
 * const share = ({ loaded, total }: UploadProgress) => (total > 0 ? loaded / total : undefined)
 */
export interface UploadProgress {
  loaded: number;
  total: number;
}

/**
 * Returns a fetch that reports the progress of an upload. It uses XMLHttpRequest, since nothing else reports it in browsers, and
 * so accepts forms, texts and blobs as bodies, but no streams.
 * @example
 * await api.call('POST', '/api/uploads', form, true, { fetch: fetchWithProgress(showProgress) })
 */
export function fetchWithProgress(onProgress: (progress: UploadProgress) => void): Fetch {
  return (url, { method = 'GET', headers, body = null, signal }) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      if (body instanceof ReadableStream) throw new TypeError('An upload with progress cannot be a stream.');
      const request = new XMLHttpRequest();
      request.open(method, url);
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress({ loaded, total }));
      const abort = (): void => request.abort();
      signal?.addEventListener('abort', abort);
      request.addEventListener('loadend', () => {
        signal?.removeEventListener('abort', abort);
        // Status 0: there was no response, or the signal aborted the request.
        if (request.status === 0) reject(signal?.reason ?? new TypeError('The upload received no response.'));
        else resolve(toResponse(request));
      });
      request.send(body);
    });
}

function toResponse(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  const lines = request.getAllResponseHeaders().split('\r\n').filter(Boolean);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  // The platform allows no body, not even an empty one, with these.
  const body = status === 204 || status === 205 ? null : responseText;
  return new Response(body, { status, statusText, headers });
}

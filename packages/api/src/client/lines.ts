import type { Fetch } from './client-types.ts';

/**
 * Returns a fetch for a streamed response: it passes each line on as it is received, and the outcome contains the last one.
 * A connection that breaks after the first line ends the response as well.
 * @example
 * await api.serverBatches.run({ body }, { fetch: fetchLines(showProgress) })
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows the response type of its endpoint
export function fetchLines<T>(onLine: (body: T) => void): Fetch {
  return async (url, init, fetch = globalThis.fetch) => {
    const response = await fetch(url, init);
    if (!response.ok || !response.body) return response;
    const pieces = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    let last: string | undefined;
    for (;;) {
      const { value, done } = await pieces.read().catch((error: unknown) => {
        if (last === undefined || init.signal?.aborted) throw error;
        return { value: undefined, done: true };
      });
      if (done) return new Response(last ?? rest, response);
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        last = line;
        onLine(JSON.parse(line));
      }
    }
  };
}

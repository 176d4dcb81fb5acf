import type { Fetch } from './client-types.ts';

/**
 * A fetch for an answer that goes on: it hands over each of its lines as it comes, and the outcome brings the last one.
 * A line that broke off after the first ends it as well; whoever needs more asks again and learns why.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- who asks knows what its endpoint answers
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

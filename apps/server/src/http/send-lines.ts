import type { Context } from 'hono';

/** Sends bodies as they come, reduced by `cut`, one per line; the stream ends when the reader disconnects. */
export function sendLines(context: Context, bodies: AsyncIterable<unknown>, cut: (body: unknown) => unknown): Response {
  const lines = bodies[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  context.header('Content-Type', 'application/x-ndjson');
  context.header('X-Content-Type-Options', 'nosniff');
  // A buffering proxy would otherwise hold back every line.
  context.header('X-Accel-Buffering', 'no');
  return context.body(
    new ReadableStream({
      async pull(controller) {
        const { value, done } = await lines.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(`${JSON.stringify(cut(value))}\n`));
      },
      cancel: () => void lines.return?.(),
    }),
  );
}

export const isStream = (answer: unknown): answer is AsyncIterable<unknown> =>
  typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;

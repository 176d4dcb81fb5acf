import type { Context } from 'hono';
import { AppError } from '../platform/app-error.ts';
import { parseBounded } from '../security/bounded-json.ts';

/** Bodies are small: the largest is a form, unless the contract says otherwise. */
const largestForm = 64 * 1024;

const tooLarge = (largest: number) =>
  new AppError('too-large', `The request is larger than the limit of ${largest / 1024} kB.`);
const malformed = (cause?: unknown) => new AppError('malformed', 'The request is not valid JSON.', { cause });
const brokenOff = (cause: unknown) => new AppError('malformed', 'The request ended before it was complete.', { cause });

/** Refuses a request by its announced length alone, for endpoints that read no body. */
export function checkLength(context: Context, largest = largestForm): void {
  if (Number(context.req.header('content-length') ?? 0) > largest) throw tooLarge(largest);
}

/** Reads a JSON body (or a form, if `forms` is set), up to the limit. An empty body is an empty object. */
export async function readBody(
  context: Context,
  { forms, largest = largestForm }: { forms: boolean; largest?: number | undefined },
): Promise<unknown> {
  checkLength(context, largest);
  const text = await readText(context.req.raw.body, largest);
  if (text === '') return {};
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return parseJson(text);
  if (forms && type === 'application/x-www-form-urlencoded') return Object.fromEntries(new URLSearchParams(text));
  throw new AppError('unsupported-type', 'Send the request as application/json.');
}

async function readText(body: ReadableStream<Uint8Array> | null, largest: number): Promise<string> {
  if (!body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > largest) throw tooLarge(largest);
      chunks.push(chunk);
    }
  } catch (error) {
    // Only the caller can end it early, and no longer reads this response.
    throw error instanceof AppError ? error : brokenOff(error);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch (error) {
    throw malformed(error);
  }
}

function parseJson(text: string): unknown {
  try {
    return parseBounded(text, (key, value) => {
      if (key === '__proto__') throw malformed();
      return value;
    });
  } catch (error) {
    throw malformed(error);
  }
}

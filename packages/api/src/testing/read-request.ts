import type { z } from 'zod';
import type { Refusal } from '../contract/schemas/common.ts';
import type { Match } from './match-endpoint.ts';

export interface RequestParts {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Reads and checks the parts of a request as a server does; a part without a schema stays empty. */
export async function readRequest(
  { endpoint, params }: Match,
  search: URLSearchParams,
  body: BodyInit | null | undefined,
) {
  const given = { params, query: toRecord(search), body: await readBody(body) };
  const parts: RequestParts = { params: {}, query: {}, body: {} };
  const errors: Record<string, string[]> = {};
  for (const key of ['params', 'query', 'body'] as const) {
    const schema: z.ZodType | undefined = endpoint[key];
    if (!schema) continue;
    const result = schema.safeParse(given[key]);
    parts[key] = result.success ? result.data : given[key];
    for (const issue of result.error?.issues ?? []) (errors[issue.path.join('.')] ??= []).push(issue.message);
  }
  const [first] = Object.values(errors).flat();
  const refusal: Refusal | undefined = first === undefined ? undefined : { message: first, errors };
  return { parts, refusal };
}

/** A key that repeats becomes an array. */
const toRecord = (search: URLSearchParams): Record<string, string | string[]> =>
  Object.fromEntries(
    [...new Set(search.keys())].map((key) => {
      const [first = '', ...rest] = search.getAll(key);
      return [key, rest.length > 0 ? [first, ...rest] : first];
    }),
  );

async function readBody(body: BodyInit | null | undefined): Promise<unknown> {
  if (body === undefined || body === null) return {};
  if (body instanceof FormData || body instanceof URLSearchParams) return Object.fromEntries(body);
  return JSON.parse(await new Response(body).text());
}

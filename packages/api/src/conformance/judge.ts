import type { z } from 'zod';
import { contentFaults } from '../contract/content.ts';
import type { Endpoint } from '../contract/define.ts';
import { refusal } from '../contract/schemas/common.ts';
import type { Answer } from './exchange.ts';

/** Returns what is wrong with a response that should be a success; empty when it conforms. */
export function judgeAnswer({ response, answers }: Endpoint, answer: Answer, also: readonly number[] = []): string[] {
  if (also.includes(answer.status)) return judgeRefusal(answer, answer.status);
  if (answers) return [...judgeStatus(answer, 200), ...contentFaults(answers, answer.headers)];
  return [
    ...judgeStatus(answer, 200),
    ...judgeHeaders(answer),
    ...(answer.status === 200 ? judgeBody(response, answer) : []),
  ];
}

/** Returns the differences of a response that should be a refusal with this status. */
export function judgeRefusal(answer: Answer, status: number): string[] {
  const wrong = judgeStatus(answer, status);
  return wrong.length > 0 ? wrong : [...judgeHeaders(answer), ...judgeBody(refusal, answer)];
}

function judgeStatus({ status, headers }: Answer, expected: number): string[] {
  const to = headers.get('location');
  return status === expected ? [] : [`status ${status}${to ? ` to ${to}` : ''} instead of ${expected}`];
}

/** Responses must be JSON, must not be sniffed for another type, and must stay out of shared caches. */
function judgeHeaders({ headers }: Answer): string[] {
  const expected: [name: string, pattern: RegExp, words: string][] = [
    ['Content-Type', /^application\/json\b/, 'application/json'],
    ['X-Content-Type-Options', /^nosniff$/, 'nosniff'],
    ['Cache-Control', /no-store|no-cache|private/, 'no-store, no-cache or private'],
  ];
  return expected.flatMap(([name, pattern, words]) => {
    const value = headers.get(name);
    return value !== null && pattern.test(value) ? [] : [`header ${name} is ${value ?? 'missing'} instead of ${words}`];
  });
}

function judgeBody(schema: z.ZodType, { body, text }: Answer): string[] {
  if (body === undefined) return [`the body is not JSON: ${text.slice(0, 40).replaceAll(/\s+/g, ' ')}`];
  const { error } = schema.safeParse(body);
  return (error?.issues ?? []).slice(0, 3).map(({ path, message }) => `body at "${path.join('.')}": ${message}`);
}

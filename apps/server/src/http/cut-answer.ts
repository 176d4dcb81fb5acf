import type { z } from 'zod';

/**
 * Reduces a response to the fields of its endpoint in the contract, so that a handler that returns a whole record does
 * not expose the rest of it. With `exact`, additional fields are reported as the fault that they are.
 */
export function cutAnswer(response: z.ZodType, answer: unknown, exact: boolean): unknown {
  const sent = response.parse(answer);
  const rest = exact ? cutOff(answer, sent, '') : [];
  if (rest.length > 0) throw new Error(`A response holds more than its row of the contract says: ${rest.join(', ')}`);
  return sent;
}

/**
 * Returns the paths of fields that were not sent, such as `data.0.password`. JSON would omit undefined ones as well.
 */
function cutOff(answer: unknown, sent: unknown, place: string): string[] {
  if (answer === undefined) return [];
  if (typeof answer !== 'object' || answer === null) return sent === undefined ? [place] : [];
  if (typeof sent !== 'object' || sent === null) return [place];
  const parts = new Map(Object.entries(sent));
  return Object.entries(answer).flatMap(([name, part]) =>
    cutOff(part, parts.get(name), `${place}.${name}`.replace(/^\./, '')),
  );
}

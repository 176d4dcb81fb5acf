import type { z } from 'zod';

/**
 * What of an answer is sent: what its row of the contract names, and nothing else. A handler that hands over a whole
 * record tells nobody the rest of it. `exact` takes such a rest for the fault that it is.
 */
export function cutAnswer(response: z.ZodType, answer: unknown, exact: boolean): unknown {
  const sent = response.parse(answer);
  const rest = exact ? cutOff(answer, sent, '') : [];
  if (rest.length > 0) throw new Error(`An answer holds more than its row of the contract says: ${rest.join(', ')}`);
  return sent;
}

/** Where an answer holds what was not sent, such as `data.0.password`. JSON would not carry what is undefined either. */
function cutOff(answer: unknown, sent: unknown, place: string): string[] {
  if (answer === undefined) return [];
  if (typeof answer !== 'object' || answer === null) return sent === undefined ? [place] : [];
  if (typeof sent !== 'object' || sent === null) return [place];
  const parts = new Map(Object.entries(sent));
  return Object.entries(answer).flatMap(([name, part]) =>
    cutOff(part, parts.get(name), `${place}.${name}`.replace(/^\./, '')),
  );
}

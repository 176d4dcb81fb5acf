import { z } from 'zod';
import { refusalReasons } from './refusal-reason.ts';

/** The largest whole number that a record holds. */
export const largestNumber = 2_147_483_647;

/** One spelling of each number, so that whatever is kept by an id's text, such as a limit or a log line, finds it again. */
const spelling = /^(?:0|[1-9]\d{0,9})$/;

/** A whole number that may come as text: in a path, in a query, or in a form. */
export const writtenNumber = <N extends z.ZodType<number>>(number: N) =>
  z.preprocess(
    (value: number | string) => (typeof value === 'string' && spelling.test(value) ? Number(value) : value),
    number,
  );

/** A record's number in a body. */
export const bodyId = z.number().int().positive().max(largestNumber);

/** A record's number in a path, in a query, or in a form that may send text. */
export const recordNumber = writtenNumber(bodyId);

/** Several records' numbers in a query, with commas between them. */
export const recordNumbers = z
  .string()
  .regex(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8})*$/, 'Numbers with commas between them')
  .meta({ examples: ['3,5'] })
  .transform((text) => text.split(',').map(Number));

export const idParams = z.object({ id: recordNumber });

/** An instant as ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/** The plain answer of an action that is done when it answers. */
export const done = z.object({ success: z.literal(true), message: z.string().optional() });

/** Which state of a record somebody has read; another state of what its form shows is another version. */
export const recordVersion = z.string().max(64);

/** Who changed a record since the version that a change of it is based on, and when, as far as the audit log tells. */
export const staleness = z.object({ by: z.string().nullable(), at: instant.nullable() });
export type Staleness = z.infer<typeof staleness>;

/** The one shape of every refusal; `errors` maps a field to its texts (422 only). */
export const refusal = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** Why, where the panel has words of its own for it. */
  reason: z.enum(refusalReasons).optional(),
  /** Seconds to wait (429 only). */
  retry_after: z.number().int().optional(),
  /** The change is based on what is no longer there (409 only). */
  stale: staleness.optional(),
});
export type Refusal = z.infer<typeof refusal>;

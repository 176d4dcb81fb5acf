import { z } from 'zod';
import { refusalReasons } from './refusal-reason.ts';

/** The largest whole number that a record holds. */
export const largestNumber = 2_147_483_647;

/**
 * One spelling of each number, so that whatever is stored under an id's text, such as a limit or a log line, is found
 * again.
 */
const spelling = /^(?:0|[1-9]\d{0,9})$/;

/** A whole number that may be sent as text: in a path, a query or a form. */
export const writtenNumber = <N extends z.ZodType<number>>(number: N) =>
  z.preprocess(
    (value: number | string) => (typeof value === 'string' && spelling.test(value) ? Number(value) : value),
    number,
  );

/** A record's id in a body. */
export const bodyId = z.number().int().positive().max(largestNumber);

/** A record's id in a path, a query or a form, where it may be text. */
export const recordNumber = writtenNumber(bodyId);

/** Comma-separated record ids in a query. */
export const recordNumbers = z
  .string()
  .regex(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8})*$/, 'Comma-separated numbers')
  .meta({ examples: ['3,5'] })
  .transform((text) => text.split(',').map(Number));

export const idParams = z.object({ id: recordNumber });

/** An instant as ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/** The plain response of an action that is complete when it responds. */
export const done = z.object({ success: z.literal(true), message: z.string().optional() });

/** The version of a record that a user has read; any change of what its form shows makes another version. */
export const recordVersion = z.string().max(64);

/** The query of a change that must not overwrite one made meanwhile. */
export const basedOn = z.object({
  /** The version that was read before; without it the current one is overwritten, whatever it is. */
  based_on: recordVersion.optional(),
});

/** Who changed a record since the version that a change is based on, and when, if the audit log tells. */
export const staleness = z.object({ by: z.string().nullable(), at: instant.nullable() });
export type Staleness = z.infer<typeof staleness>;

/** The shape of every refusal; `errors` maps a field to its messages (422 only). */
export const refusal = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** The reason as a code, if the panel has its own text for it. */
  reason: z.enum(refusalReasons).optional(),
  /** Seconds to wait (429 only). */
  retry_after: z.number().int().optional(),
  /** Present when the change is based on an outdated version (409 only). */
  stale: staleness.optional(),
});
export type Refusal = z.infer<typeof refusal>;

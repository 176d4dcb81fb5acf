import { z } from 'zod';

/** The largest whole number that a record holds. */
export const largestNumber = 2_147_483_647;

/** A record's number in a path. */
export const recordId = z.coerce.number().int().positive().max(largestNumber);
export const idParams = z.object({ id: recordId });

/** A record's number in a body. */
export const bodyId = z.number().int().positive().max(largestNumber);

/** A record's number in a query, or in a form that may send text. */
export const recordNumber = z.coerce.number<number | string>().int().positive().max(largestNumber);

/** An instant as ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/** The plain answer of an action that is done when it answers. */
export const done = z.object({ success: z.literal(true), message: z.string().optional() });

/** The one shape of every refusal; `errors` maps a field to its texts (422 only). */
export const refusal = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** Seconds to wait (429 only). */
  retry_after: z.number().int().optional(),
});
export type Refusal = z.infer<typeof refusal>;

import { z } from 'zod';

const pageNumber = z.coerce.number<number | string>().int().min(1).max(1_000_000);
const pageSize = z.coerce.number<number | string>().int().min(1).max(100);

/** What every list takes (screens.md, conventions); `perpage` is the specification's second spelling of `per_page`. */
export const pageQuery = z.object({
  page: pageNumber.default(1),
  per_page: pageSize.optional(),
  perpage: pageSize.optional(),
  direction: z.enum(['asc', 'desc']).default('desc'),
});

/** Where in a list one page stands. */
export const pageMeta = z.object({
  total: z.number().int(),
  per_page: z.number().int(),
  current_page: z.number().int(),
  last_page: z.number().int(),
});
export type PageMeta = z.infer<typeof pageMeta>;

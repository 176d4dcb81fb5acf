import { z } from 'zod';

/** The sections that an admin's search can be narrowed to, by the prefix "section:" in its query (spec §7). */
export const searchSections = ['users', 'nodes', 'services'] as const;
export type SearchSection = (typeof searchSections)[number];

export const searchResult = z.object({
  id: z.number().int(),
  section: z.enum(searchSections),
  name: z.string(),
  /** A second line, such as an e-mail address or a node. */
  detail: z.string().nullable(),
  /** The URL of a picture, if there is one. */
  image: z.string().nullable(),
  /** A path inside the panel, such as `/app/admin/users/7`. */
  target: z.string(),
});
export type SearchResult = z.infer<typeof searchResult>;

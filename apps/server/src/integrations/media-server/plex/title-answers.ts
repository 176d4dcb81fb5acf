import { z } from 'zod';

/** A number that Plex writes as text or as a number, depending on its version. */
export const key = z.union([z.string(), z.number()]).transform(String);

export const title = z.object({
  ratingKey: key,
  title: z.string(),
  year: z.coerce.number().optional(),
  guid: z.string().optional(),
});

/** A list of films, shows or episodes; the response may contain only a part of it. */
export const listOf = <T extends typeof title>(one: T) =>
  z.object({
    MediaContainer: z.object({ totalSize: z.coerce.number().optional(), Metadata: z.array(one).default([]) }),
  });

/** Returns the GUID that identifies a title on every server; other GUIDs identify a file on this one. */
export const guidOf = (guid: string | undefined): string | null => (guid?.startsWith('plex://') ? guid : null);

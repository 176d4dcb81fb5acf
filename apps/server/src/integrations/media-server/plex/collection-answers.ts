import { type CollectionSort, collectionSorts } from '@kronos/api/contract';
import { z } from 'zod';
import type { CollectedTitle, EditableCollection } from '../../../domain/media-servers/collections-port.ts';

/** A number that Plex writes as text or as a number, depending on its version. */
const key = z.union([z.string(), z.number()]).transform(String);

export const collections = z.object({
  MediaContainer: z.object({
    Metadata: z
      .array(
        z.object({
          ratingKey: key,
          title: z.string(),
          childCount: z.coerce.number().optional(),
          smart: z.union([z.string(), z.number(), z.boolean()]).optional(),
          collectionSort: z.coerce.number().optional(),
          librarySectionID: key.optional(),
          /** The filter of a smart one. */
          content: z.string().optional(),
        }),
      )
      .default([]),
  }),
});
export type PlexCollection = z.infer<typeof collections>['MediaContainer']['Metadata'][number];

export const titles = z.object({
  MediaContainer: z.object({
    totalSize: z.coerce.number().optional(),
    Metadata: z
      .array(
        z.object({
          ratingKey: key,
          title: z.string(),
          year: z.coerce.number().optional(),
          guid: z.string().optional(),
        }),
      )
      .default([]),
  }),
});

export const values = z.object({
  MediaContainer: z.object({ Directory: z.array(z.object({ key, title: z.string() })).default([]) }),
});

export const sortNumbers = { release: 0, title: 1, custom: 2 } as const satisfies Record<CollectionSort, number>;

export const collectionOf = (
  { ratingKey, title, childCount, smart = false, collectionSort }: PlexCollection,
  libraryId: string,
): EditableCollection => {
  const isSmart = smart === true || String(smart) === '1';
  const sort = collectionSorts.find((one) => sortNumbers[one] === collectionSort) ?? 'release';
  return { id: ratingKey, libraryId, title, size: childCount ?? null, sort: isSmart ? null : sort, isSmart };
};

export const titlesOf = ({ MediaContainer }: z.infer<typeof titles>): CollectedTitle[] =>
  MediaContainer.Metadata.map(({ ratingKey, title, year, guid }) => ({
    id: ratingKey,
    title,
    year: year ?? null,
    // Others name a file of this server.
    guid: guid?.startsWith('plex://') ? guid : null,
  }));

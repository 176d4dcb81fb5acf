import { type CollectionSort, collectionSorts } from '@kronos/api/contract';
import { z } from 'zod';
import type { CollectedTitle, EditableCollection } from '../../../domain/media-servers/collections-port.ts';
import { guidOf, key, listOf, title } from './title-answers.ts';

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
          /** The filter of a smart collection. */
          content: z.string().optional(),
        }),
      )
      .default([]),
  }),
});
export type PlexCollection = z.infer<typeof collections>['MediaContainer']['Metadata'][number];

export const titles = listOf(title);

export const values = z.object({
  MediaContainer: z.object({ Directory: z.array(z.object({ key, title: z.string() })).default([]) }),
});

export const sortNumbers = { release: 0, title: 1, custom: 2 } as const satisfies Record<CollectionSort, number>;

export const collectionOf = (
  { ratingKey, title: name, childCount, smart = false, collectionSort }: PlexCollection,
  libraryId: string,
): EditableCollection => {
  const isSmart = smart === true || String(smart) === '1';
  const sort = collectionSorts.find((one) => sortNumbers[one] === collectionSort) ?? 'release';
  return { id: ratingKey, libraryId, title: name, size: childCount ?? null, sort: isSmart ? null : sort, isSmart };
};

export const titlesOf = ({ MediaContainer }: z.infer<typeof titles>): CollectedTitle[] =>
  MediaContainer.Metadata.map(({ ratingKey, title: name, year, guid }) => ({
    id: ratingKey,
    title: name,
    year: year ?? null,
    guid: guidOf(guid),
  }));

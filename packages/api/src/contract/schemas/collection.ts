import { z } from 'zod';
import { libraryId, mediaToken } from './media.ts';

/** The order of titles chosen by hand: by release, by name, or as arranged. */
export const collectionSorts = ['release', 'title', 'custom'] as const;
export type CollectionSort = (typeof collectionSorts)[number];

/** The most titles that the panel can put into a collection. */
export const mostTitles = 500;

const name = z.string().trim().min(1).max(200);
const year = z.number().int().min(1870, 'Enter 1870 or later').max(2100, 'Enter 2100 or earlier');

/** The conditions of a smart collection; a title must meet all that are not null. */
export const collectionRule = z.object({
  /** A genre and the name of an actor, as they are spelled in the library. */
  genre: name.nullable(),
  actor: name.nullable(),
  /** The first and the last release year. */
  year_from: year.nullable(),
  year_to: year.nullable(),
  /** The lowest audience rating, from 0 to 10. */
  rating_from: z.number().min(0, 'Enter a number from 0 to 10').max(10, 'Enter a number from 0 to 10').nullable(),
});
export type CollectionRule = z.infer<typeof collectionRule>;

/** The conditions for which a library lists the possible values. */
export const ruleFields = ['genre', 'actor'] as const;
export type RuleField = (typeof ruleFields)[number];

/** A film, show, artist or photo in a library. */
export const mediaTitle = z.object({ id: z.string(), title: z.string(), year: z.number().int().nullable() });
export type MediaTitle = z.infer<typeof mediaTitle>;

export const collection = z.object({
  id: z.string(),
  library_id: z.string(),
  title: z.string(),
  /** The number of titles in it; null when the product does not report it. */
  size: z.number().int().nullable(),
  /** Null for a smart collection: its rule determines the order. */
  sort: z.enum(collectionSorts).nullable(),
  /** Whether a rule fills it. */
  is_smart: z.boolean(),
});
export type Collection = z.infer<typeof collection>;

const rule = collectionRule
  .refine((parts) => Object.values(parts).some((part) => part !== null), 'Choose what the titles have in common')
  .refine(({ year_from, year_to }) => year_from === null || year_to === null || year_from <= year_to, {
    message: 'The last year is before the first',
    path: ['year_to'],
  });
const ids = z
  .array(z.string().min(1).max(100))
  .min(1, 'Choose a title')
  .max(mostTitles, `At most ${mostTitles} titles`);

/** A collection has either ordered titles or a rule. */
const fields = {
  title: z.string().trim().min(1, 'Enter a name').max(200, 'At most 200 characters'),
  token: mediaToken.optional(),
};
const byHand = z.object({ ...fields, kind: z.literal('titles'), titles: ids, sort: z.enum(collectionSorts) });
const byRule = z.object({ ...fields, kind: z.literal('rule'), rule });
const library = { library_id: libraryId };
export const newCollection = z.discriminatedUnion('kind', [byHand.extend(library), byRule.extend(library)]);
export const changedCollection = z.discriminatedUnion('kind', [
  byHand.extend({
    /** The titles that the change is based on: it is refused with 409 if the collection has others by now. */
    known: z.array(z.string().min(1).max(100)).max(mostTitles),
  }),
  byRule,
  /** Leaves the titles or the rule unchanged. */
  z.object({ ...fields, kind: z.literal('fields') }),
]);

export const collectionId = z.string().min(1).max(100);

/**
 * The outcome of copying a collection to another server. `no-library`: it has no library of this name and kind.
 * `nothing-there`: it has none of the titles, or no title of the rule’s genre or actor. `other-kind`: it has a
 * collection of this name that is filled the other way, by hand or by a rule. `no-access`: the panel may not change
 * this media server.
 */
export const publishOutcomes = [
  'created',
  'updated',
  'no-library',
  'nothing-there',
  'other-kind',
  'no-access',
  'failed',
] as const;
export type PublishOutcome = (typeof publishOutcomes)[number];

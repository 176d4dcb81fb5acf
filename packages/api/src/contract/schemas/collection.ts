import { z } from 'zod';
import { libraryId, mediaToken } from './media.ts';

/** The order of titles that were chosen: by their release, by their names, or as they are arranged by hand. */
export const collectionSorts = ['release', 'title', 'custom'] as const;
export type CollectionSort = (typeof collectionSorts)[number];

/** How many titles a collection can be given here. */
export const mostTitles = 500;

const name = z.string().trim().min(1).max(200);
const year = z.number().int().min(1870, 'Enter a year from 1870').max(2100, 'Enter a year until 2100');

/** What a title must be, in everything that is not null, to be in a smart collection. */
export const collectionRule = z.object({
  /** A genre, and the name of an actor, as the library has them. */
  genre: name.nullable(),
  actor: name.nullable(),
  /** The first and the last year of a release. */
  year_from: year.nullable(),
  year_to: year.nullable(),
  /** The lowest rating by the audience, from 0 to 10. */
  rating_from: z.number().min(0, 'Enter 0 to 10').max(10, 'Enter 0 to 10').nullable(),
});
export type CollectionRule = z.infer<typeof collectionRule>;

/** The parts of a rule whose values a library lists. */
export const ruleFields = ['genre', 'actor'] as const;
export type RuleField = (typeof ruleFields)[number];

/** A film, a show, an artist or a photo of a library. */
export const mediaTitle = z.object({ id: z.string(), title: z.string(), year: z.number().int().nullable() });
export type MediaTitle = z.infer<typeof mediaTitle>;

export const collection = z.object({
  id: z.string(),
  library_id: z.string(),
  title: z.string(),
  /** The number of titles in it; null when the product does not report it. */
  size: z.number().int().nullable(),
  /** Null where a rule fills it: its order is the rule’s. */
  sort: z.enum(collectionSorts).nullable(),
  /** Filled by a rule. */
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

/** A collection has either titles, in their order, or a rule. */
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
    /** The titles that the change is based on: 409 when the collection has others by now. */
    known: z.array(z.string().min(1).max(100)).max(mostTitles),
  }),
  byRule,
  /** Leaves what is in it. */
  z.object({ ...fields, kind: z.literal('fields') }),
]);

export const collectionId = z.string().min(1).max(100);

/**
 * What became of a collection on another server. `no-library`: it has none of this name and kind. `nothing-there`: it has
 * none of the titles, or nothing of the rule’s genre or actor. `other-kind`: it has one of this name that is filled in the
 * other way, by hand or by a rule. `no-access`: the panel may not change this media server.
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

/** How titles that were chosen are ordered: by their release, by their names, or by hand. */
export const collectionSorts = ['release', 'title', 'custom'] as const;
export type CollectionSort = (typeof collectionSorts)[number];

/** What fills a collection: titles that were chosen, or those that a rule finds. */
export const collectionKinds = ['titles', 'rule'] as const;
export type CollectionKind = (typeof collectionKinds)[number];

/** A film, a show or an album of a library. */
export interface MediaTitle {
  id: string;
  title: string;
  year: number | null;
}

/** What a title must be, in each part that is not null, to be in the collection. */
export interface CollectionRule {
  genre: string | null;
  actor: string | null;
  /** The first and the last year of a release. */
  year_from: number | null;
  year_to: number | null;
  /** The lowest rating, from 0 to 10. */
  rating_from: number | null;
}

/** The parts of a rule whose values a library lists. */
export type CollectionRuleField = 'genre' | 'actor';

/** A rule that every title meets. */
export const openRule: CollectionRule = {
  genre: null,
  actor: null,
  year_from: null,
  year_to: null,
  rating_from: null,
};

/** What fills a collection; `fields` where only its name can be changed. */
export type CollectionContent =
  | { kind: 'titles'; titles: readonly MediaTitle[]; sort: CollectionSort }
  | { kind: 'rule'; rule: CollectionRule }
  | { kind: 'fields' };

/** How titles chosen by hand are ordered: by release, by name, or as arranged. */
export const collectionSorts = ['release', 'title', 'custom'] as const;
export type CollectionSort = (typeof collectionSorts)[number];

/** How a collection is filled: with titles chosen by hand, or with those that a rule finds. */
export const collectionKinds = ['titles', 'rule'] as const;
export type CollectionKind = (typeof collectionKinds)[number];

/** A film, show or album in a library. */
export interface MediaTitle {
  id: string;
  title: string;
  year: number | null;
}

/** The conditions of a rule; a title must meet all that are not null. */
export interface CollectionRule {
  genre: string | null;
  actor: string | null;
  /** The first and the last release year. */
  year_from: number | null;
  year_to: number | null;
  /** The lowest rating, from 0 to 10. */
  rating_from: number | null;
}

/** The parts of a rule for which a library lists the possible values. */
export type CollectionRuleField = 'genre' | 'actor';

/** A rule that every title meets. */
export const openRule: CollectionRule = {
  genre: null,
  actor: null,
  year_from: null,
  year_to: null,
  rating_from: null,
};

/** The content of a collection; `fields` if only its name can be changed. */
export type CollectionContent =
  | { kind: 'titles'; titles: readonly MediaTitle[]; sort: CollectionSort }
  | { kind: 'rule'; rule: CollectionRule }
  | { kind: 'fields' };

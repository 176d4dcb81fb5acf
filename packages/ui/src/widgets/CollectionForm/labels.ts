import type { CollectionKind, CollectionSort } from './collection.ts';

/** The texts of a `CollectionForm`. */
export interface CollectionFormLabels {
  library: string;
  title: string;
  kind: string;
  kinds: Readonly<Record<CollectionKind, string>>;
  /** A sentence about each kind. */
  kindHelp: Readonly<Record<CollectionKind, string>>;
  sort: string;
  sorts: Readonly<Record<CollectionSort, string>>;
  /** The text in place of content that cannot be changed here. */
  elsewhere: string;
  /** The label of the field that finds titles. */
  search: string;
  searchPlaceholder: string;
  searching: string;
  /** The number of titles found. */
  found: (count: number) => string;
  notFound: string;
  /** The text when the search has failed. */
  failed: string;
  retry: string;
  /** The name of the list of found titles. */
  results: string;
  /** The button that adds a title. */
  add: string;
  /** The same button's name, with the title. */
  addTitle: (name: string) => string;
  /** The mark of a title that is already chosen. */
  isChosen: string;
  /** The name of a result that is already chosen. */
  isChosenTitle: (name: string) => string;
  /** Why no more titles can be chosen. */
  full: (most: number) => string;
  /** The heading and the name of the list of chosen titles. */
  chosen: string;
  count: (count: number, most: number) => string;
  /** The text while no titles are chosen. */
  noneYet: string;
  remove: (name: string) => string;
  moveUp: (name: string) => string;
  moveDown: (name: string) => string;
  /** The announcement for screen readers after a change. */
  added: (name: string, count: number) => string;
  removed: (name: string, count: number) => string;
  moved: (name: string, place: number, count: number) => string;
  /** The name of a title whose year is known. */
  named: (title: string, year: number) => string;
  /** The error when no titles are chosen. */
  noneChosen: string;
  /** The name of the group with the parts of the rule. */
  rule: string;
  ruleHelp: string;
  genre: string;
  actor: string;
  yearFrom: string;
  yearTo: string;
  ratingFrom: string;
  ratingHelp: string;
  /** The text of a part that is not filled in. */
  any: string;
  /** The error when no part of the rule is filled in. */
  noPart: string;
  /** The error when the last year is before the first. */
  yearsTurned: string;
}

/** The English texts. */
export const defaultCollectionFormLabels: CollectionFormLabels = {
  library: 'Library',
  title: 'Name',
  kind: 'What is in it',
  kinds: { titles: 'Chosen titles', rule: 'By a rule' },
  kindHelp: {
    titles: 'Stays as it is until you change it.',
    rule: 'Follows the library: new titles that match join by themselves.',
  },
  sort: 'Order',
  sorts: { release: 'Release date', title: 'Name', custom: 'As arranged here' },
  elsewhere: 'This collection has a rule that cannot be shown here. It stays as it is.',
  search: 'Add titles',
  searchPlaceholder: 'A part of a title',
  searching: 'Searching',
  found: (count) => (count === 1 ? '1 title found' : `${count} titles found`),
  notFound: 'Nothing found',
  failed: 'The search did not answer. What you typed is kept.',
  retry: 'Try again',
  results: 'Titles found',
  add: 'Add',
  addTitle: (name) => `Add ${name}`,
  isChosen: 'Chosen',
  isChosenTitle: (name) => `${name}, chosen`,
  full: (most) => `A collection has at most ${most} titles. Remove one to add another.`,
  chosen: 'Titles',
  count: (count, most) => `${count} of ${most}`,
  noneYet: 'No titles yet',
  remove: (name) => `Remove ${name}`,
  moveUp: (name) => `Move ${name} up`,
  moveDown: (name) => `Move ${name} down`,
  added: (name, count) => `${name} added, ${count === 1 ? '1 title' : `${count} titles`}`,
  removed: (name, count) => `${name} removed, ${count === 1 ? '1 title' : `${count} titles`}`,
  moved: (name, place, count) => `${name} is now ${place} of ${count}`,
  named: (title, year) => `${title} (${year})`,
  noneChosen: 'Add at least one title',
  rule: 'Rule',
  ruleHelp: 'A title must match everything that you fill in.',
  genre: 'Genre',
  actor: 'Actor',
  yearFrom: 'First year',
  yearTo: 'Last year',
  ratingFrom: 'Lowest rating',
  ratingHelp: '0 to 10',
  any: 'Any',
  noPart: 'Fill in at least one part of the rule',
  yearsTurned: 'The last year is before the first',
};

import type { CollectionKind, CollectionSort } from '../CollectionForm/collection.ts';

/** The texts of a `CollectionList`. */
export interface CollectionListLabels {
  name: string;
  library: string;
  titles: string;
  kind: string;
  sort: string;
  kinds: Readonly<Record<CollectionKind, string>>;
  sorts: Readonly<Record<CollectionSort, string>>;
  /** The order of a collection that a rule fills. */
  ruled: string;
  /** The text when the number of titles is unknown. */
  unknown: string;
  /** The name of the button that changes a collection. */
  edit: (name: string) => string;
  /** The name of the button that copies a collection to other servers. */
  publish: (name: string) => string;
  /** The name of the button that deletes a collection. */
  remove: (name: string) => string;
}

/** The English texts. */
export const defaultCollectionListLabels: CollectionListLabels = {
  name: 'Collection',
  library: 'Library',
  titles: 'Titles',
  kind: 'Content',
  sort: 'Order',
  kinds: { titles: 'Chosen titles', rule: 'By a rule' },
  sorts: { release: 'Release date', title: 'Name', custom: 'By hand' },
  ruled: 'Set by the rule',
  unknown: 'Unknown',
  edit: (name) => `Edit ${name}`,
  publish: (name) => `Publish ${name} to other servers`,
  remove: (name) => `Delete ${name}`,
};

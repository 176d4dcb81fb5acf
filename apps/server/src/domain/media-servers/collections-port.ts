import type { CollectionRule, CollectionSort, RuleField } from '@kronos/api/contract';
import type { Answer, MediaCallOptions } from './port.ts';

/** A collection that can be edited. Its titles are chosen by hand or found by a rule. */
export interface EditableCollection {
  id: string;
  libraryId: string;
  title: string;
  /** The number of titles in it; null when the product does not report it. */
  size: number | null;
  /** Null for a smart collection, whose rule sets the order. */
  sort: CollectionSort | null;
  isSmart: boolean;
}

/** A collection with the rule that fills it, if there is one. */
export interface CollectionDetail extends EditableCollection {
  /** Null for titles chosen by hand, and for a rule with parts that the panel does not know. */
  rule: CollectionRule | null;
}

export interface CollectedTitle {
  id: string;
  title: string;
  year: number | null;
  /** Identifies the same film or show on every server; null where the product does not know it. */
  guid: string | null;
}

export interface NewCollection {
  libraryId: string;
  title: string;
  content: { titleIds: readonly string[]; sort: CollectionSort } | { rule: CollectionRule };
}

/** A genre or an actor that the library does not have. The rule is refused, as it would lack that part. */
export type RuleRefusal = 'unknown-value';

/** Edits the collections of a media server in place. Calls for a missing collection fail with `missing`. */
export interface CollectionEditor {
  list(libraryId: string, options?: MediaCallOptions): Promise<EditableCollection[]>;
  one(id: string, options?: MediaCallOptions): Promise<CollectionDetail>;
  /** Returns the titles of a collection in its order, up to a thousand. */
  titles(id: string, options?: MediaCallOptions): Promise<CollectedTitle[]>;
  /** Returns the first fifty titles of a library whose names contain the text. */
  search(libraryId: string, text: string, options?: MediaCallOptions): Promise<CollectedTitle[]>;
  /** Returns all titles of a library, in pages of a thousand. */
  all(libraryId: string, options?: MediaCallOptions): AsyncIterable<CollectedTitle[]>;
  /** Returns the values that a library has for a field of a rule, in the product's order. */
  ruleValues(libraryId: string, field: RuleField, options?: MediaCallOptions): Promise<string[]>;
  add(collection: NewCollection, options?: MediaCallOptions): Promise<Answer<EditableCollection, RuleRefusal>>;
  rename(id: string, libraryId: string, title: string, options?: MediaCallOptions): Promise<void>;
  /** Sets the order of titles that were chosen by hand. */
  sortBy(id: string, sort: CollectionSort, options?: MediaCallOptions): Promise<void>;
  addTitles(id: string, titleIds: readonly string[], options?: MediaCallOptions): Promise<void>;
  /** Also succeeds for a title that is not in the collection. */
  removeTitle(id: string, titleId: string, options?: MediaCallOptions): Promise<void>;
  /** Moves a title directly after another one, or to the front; for a custom order. */
  moveTitle(id: string, titleId: string, after: string | null, options?: MediaCallOptions): Promise<void>;
  /** Replaces the rule of a smart collection; its order stays. */
  setRule(
    collection: Pick<EditableCollection, 'id' | 'libraryId'>,
    rule: CollectionRule,
    options?: MediaCallOptions,
  ): Promise<Answer<null, RuleRefusal>>;
}

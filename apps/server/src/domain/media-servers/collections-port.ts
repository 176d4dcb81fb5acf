import type { CollectionRule, CollectionSort, RuleField } from '@kronos/api/contract';
import type { Answer, MediaCallOptions } from './port.ts';

/** A collection that can be edited: its titles were chosen by hand, or are those that a rule finds. */
export interface EditableCollection {
  id: string;
  libraryId: string;
  title: string;
  /** The number of titles in it; null when the product does not report it. */
  size: number | null;
  /** Null where a rule fills it: its order is the rule's. */
  sort: CollectionSort | null;
  isSmart: boolean;
}

/** A collection with what fills it. */
export interface CollectionDetail extends EditableCollection {
  /** Null for titles that were chosen, and for a rule with other parts than those of the panel. */
  rule: CollectionRule | null;
}

export interface CollectedTitle {
  id: string;
  title: string;
  year: number | null;
  /** Names the same film or show on every server; null where the product does not know it. */
  guid: string | null;
}

export interface NewCollection {
  libraryId: string;
  title: string;
  content: { titleIds: readonly string[]; sort: CollectionSort } | { rule: CollectionRule };
}

/** A genre or an actor that the library does not have: such a rule is refused, because it would be one part less. */
export type RuleRefusal = 'unknown-value';

/** What edits the collections of a media server in place. A collection that does not exist fails with `missing`. */
export interface CollectionEditor {
  list(libraryId: string, options?: MediaCallOptions): Promise<EditableCollection[]>;
  one(id: string, options?: MediaCallOptions): Promise<CollectionDetail>;
  /** Returns the titles of a collection in its order, up to a thousand. */
  titles(id: string, options?: MediaCallOptions): Promise<CollectedTitle[]>;
  /** Returns the first fifty titles of a library whose names contain the text. */
  search(libraryId: string, text: string, options?: MediaCallOptions): Promise<CollectedTitle[]>;
  /** Returns all titles of a library, in pages of a thousand. */
  all(libraryId: string, options?: MediaCallOptions): AsyncIterable<CollectedTitle[]>;
  /** Returns the values that a library has for a part of a rule, as the product sorts them. */
  ruleValues(libraryId: string, field: RuleField, options?: MediaCallOptions): Promise<string[]>;
  add(collection: NewCollection, options?: MediaCallOptions): Promise<Answer<EditableCollection, RuleRefusal>>;
  rename(id: string, libraryId: string, title: string, options?: MediaCallOptions): Promise<void>;
  /** Sorts chosen titles. */
  sortBy(id: string, sort: CollectionSort, options?: MediaCallOptions): Promise<void>;
  addTitles(id: string, titleIds: readonly string[], options?: MediaCallOptions): Promise<void>;
  /** Also done for a title that is not in it. */
  removeTitle(id: string, titleId: string, options?: MediaCallOptions): Promise<void>;
  /** Puts a title right after another one, or first; for the order by hand. */
  moveTitle(id: string, titleId: string, after: string | null, options?: MediaCallOptions): Promise<void>;
  /** Fills a smart collection by another rule; its order stays. */
  setRule(
    collection: Pick<EditableCollection, 'id' | 'libraryId'>,
    rule: CollectionRule,
    options?: MediaCallOptions,
  ): Promise<Answer<null, RuleRefusal>>;
}

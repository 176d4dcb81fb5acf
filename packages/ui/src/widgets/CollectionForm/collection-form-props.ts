import type { FormProps } from '../../components/Form/Form.tsx';
import type {
  CollectionContent,
  CollectionKind,
  CollectionRule,
  CollectionRuleField,
  CollectionSort,
  MediaTitle,
} from './collection.ts';
import type { CollectionFormLabels } from './labels.ts';

/** A library that can have collections. */
export interface CollectionLibrary {
  id: string;
  name: string;
}

interface CollectionFields {
  libraryId: string;
  title: string;
}

export type CollectionValues = CollectionFields & CollectionContent;

/** The initial values of a form. */
export interface CollectionInitial {
  /** @default the first library */
  libraryId?: string | undefined;
  title?: string | undefined;
  /** The order of titles chosen by hand. @default 'release' */
  sort?: CollectionSort | undefined;
  titles?: readonly MediaTitle[] | undefined;
  rule?: CollectionRule | undefined;
}

export interface CollectionFormProps extends Pick<FormProps, 'id' | 'error' | 'errors'> {
  /** The libraries to choose from; for an existing collection, only its own. */
  libraries: readonly CollectionLibrary[];
  /**
   * The kinds of content, the usual one first; for an existing collection, only its own. If empty, there is only a
   * field for the name. @default both
   */
  kinds?: readonly CollectionKind[] | undefined;
  /** The initial values. */
  initial?: CollectionInitial | undefined;
  /** The most titles that can be chosen. @default 500 */
  most?: number | undefined;
  /** Finds titles of a library by a part of their names. The signal aborts when the results are no longer needed. */
  search: (libraryId: string, text: string, signal: AbortSignal) => Promise<readonly MediaTitle[]>;
  /** Lists the genres or the actors of a library that contain the text. */
  values: (
    libraryId: string,
    field: CollectionRuleField,
    text: string,
    signal: AbortSignal,
  ) => Promise<readonly string[]>;
  /** Called with the values when all fields are valid. A button of the host submits the form by its `id`. */
  onSubmit: (values: CollectionValues) => void;
  /** The component's texts. @default English */
  labels?: Partial<CollectionFormLabels> | undefined;
}

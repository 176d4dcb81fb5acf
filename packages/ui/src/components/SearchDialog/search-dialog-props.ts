import type { ReactNode } from 'react';
import type { OverlayState } from '../../overlay/use-overlay-state.ts';
import type { SearchFunction } from './create-searcher.ts';
import type { SearchDialogLabels } from './labels.ts';

export interface SearchResult {
  id: string;
  name: string;
  /** Address of a picture. */
  image?: string | null | undefined;
  /** Where it leads. */
  target?: string | undefined;
  /** Id of the section it is shown in. */
  section?: string | undefined;
  /** A line under the name. */
  description?: string | undefined;
}

/** A kind of things that can be searched by itself. */
export interface SearchSection {
  id: string;
  /** Heading of its results, and the filter's name, such as `Users`. */
  label: string;
  /** The quick action that narrows the search to it, such as `Search users`. */
  actionLabel: string;
  icon?: ReactNode;
}

export interface SearchProps {
  /** Finds; its signal tells when another question has overtaken it. Late answers are dropped in any case. */
  onSearch: SearchFunction<SearchResult>;
  /** Called with the chosen result; the dialog closes. */
  onSelect: (result: SearchResult) => void;
  /** What can be searched by itself; each has a quick action. */
  sections?: readonly SearchSection[] | undefined;
  /** What was chosen lately, newest first; shown before anything is typed. */
  recents?: readonly SearchResult[] | undefined;
  /** Milliseconds without typing before it searches (spec §5). @default 200 */
  debounce?: number | undefined;
  /** Its words. @default English, the spec's to the letter */
  labels?: Partial<SearchDialogLabels> | undefined;
}

export interface SearchDialogProps extends OverlayState, SearchProps {}

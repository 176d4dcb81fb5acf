import type { ReactNode } from 'react';
import type { OverlayState } from '../../overlay/use-overlay-state.ts';
import type { SearchFunction } from './create-searcher.ts';
import type { SearchDialogLabels } from './labels.ts';

export interface SearchResult {
  id: string;
  name: string;
  /** The address of a picture. */
  image?: string | null | undefined;
  /** The address that it links to. */
  target?: string | undefined;
  /** The id of the result's section. */
  section?: string | undefined;
  /** A line under the name. */
  description?: string | undefined;
  /** The text that choosing the result puts into the field, to be typed on; the dialog stays open and searches for it. */
  completion?: string | undefined;
}

/** A kind of result that can be searched by itself. */
export interface SearchSection {
  id: string;
  /** The heading of the section's results and the name of the filter, such as `Users`. */
  label: string;
  /** The quick action that limits the search to the section, such as `Search users`. Without it there is none. */
  actionLabel?: string | undefined;
  icon?: ReactNode;
}

export interface SearchProps {
  /**
   * Loads the results. The signal aborts when a newer search has started; results of outdated searches are ignored in
   * any case.
   */
  onSearch: SearchFunction<SearchResult>;
  /** Called with the chosen result, unless it completes the text; the dialog closes. */
  onSelect: (result: SearchResult) => void;
  /** The sections that can be searched alone, each with a quick action. */
  sections?: readonly SearchSection[] | undefined;
  /** Recent choices, newest first, shown until something is typed. */
  recents?: readonly SearchResult[] | undefined;
  /** The pause in typing, in milliseconds, after which it searches (spec §5). @default 200 */
  debounce?: number | undefined;
  /** The component's texts. @default English, exactly as specified */
  labels?: Partial<SearchDialogLabels> | undefined;
}

export interface SearchDialogProps extends OverlayState, SearchProps {}

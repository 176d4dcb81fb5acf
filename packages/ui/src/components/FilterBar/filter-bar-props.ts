import type { ReactNode } from 'react';

/** A filter that is on. */
export interface Filter {
  /** The option that it came from. */
  id: string;
  /** The name of the filtered property. */
  label: string;
  /** The filter's value in words; undefined while it has none. */
  value?: string | undefined;
}

/** A filter that could be on, or a view. */
export interface FilterOption {
  /** An id that is unique in the list. It is never shown. */
  id: string;
  /** The filter's name in the menu. */
  label: string;
}

export interface FilterBarProps {
  /** The filters that are on, in the order in which they were added. */
  filters: readonly Filter[];
  /** The filters that can be added. */
  options: readonly FilterOption[];
  /** Called when a filter is added. Its editor opens as soon as the filter is among `filters`. */
  onAdd: (id: string) => void;
  /** Called when a filter is removed. */
  onRemove: (id: string) => void;
  /** Called when all filters are removed. */
  onClear: () => void;
  /** The fields of one filter, in a popover at its chip. */
  renderEditor: (filter: Filter, close: () => void) => ReactNode;
  /** The saved views: named sets of filters. */
  views?: readonly FilterOption[] | undefined;
  /** The view that the filters are those of. */
  currentView?: string | undefined;
  /** Called when a view is chosen, to apply its filters. */
  onViewChange?: ((id: string) => void) | undefined;
  /** Called when the reader saves the current filters as a view. */
  onSaveView?: (() => void) | undefined;
  /** Called when the active view is renamed. Without it views cannot be renamed. */
  onRenameView?: ((id: string, label: string) => void) | undefined;
  /**
   * Called when the active view is deleted, for good unless the host offers to undo it. Without it views cannot be
   * deleted.
   */
  onDeleteView?: ((id: string) => void) | undefined;
  /** The name of the region. @default the kit's word */
  label?: string | undefined;
}

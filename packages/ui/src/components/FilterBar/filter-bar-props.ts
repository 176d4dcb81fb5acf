import type { ReactNode } from 'react';

/** An active filter. */
export interface Filter {
  /** The id of the option that it was added from. */
  id: string;
  /** The name of the filtered property. */
  label: string;
  /** The filter's value as text; undefined while it has none. */
  value?: string | undefined;
}

/** A filter that can be added, or a view. */
export interface FilterOption {
  /** An id that is unique in the list. It is never shown. */
  id: string;
  /** The filter's name in the menu. */
  label: string;
}

export interface FilterBarProps {
  /** The active filters, in the order in which they were added. */
  filters: readonly Filter[];
  /** The filters that can be added. */
  options: readonly FilterOption[];
  /** Called when a filter is added. Its editor opens as soon as the filter is among `filters`. */
  onAdd: (id: string) => void;
  /** Called when a filter is removed. */
  onRemove: (id: string) => void;
  /** Called when all filters are removed. */
  onClear: () => void;
  /** Renders the fields of one filter, in a popover at its chip. */
  renderEditor: (filter: Filter, close: () => void) => ReactNode;
  /** The saved views: named sets of filters. */
  views?: readonly FilterOption[] | undefined;
  /** The id of the view whose filters are active. */
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
  /** The name of the region. @default the kit's "Filters" */
  label?: string | undefined;
}

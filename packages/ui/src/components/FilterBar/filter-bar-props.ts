import type { ReactNode } from 'react';

/** A filter that is on. */
export interface Filter {
  /** The option that it came from. */
  id: string;
  /** What it looks at. */
  label: string;
  /** What it asks for, in words; without a value yet it is empty. */
  value?: string | undefined;
}

/** A filter that could be on, or a view. */
export interface FilterOption {
  /** Tells it from the others; never shown. */
  id: string;
  /** What it is called in the menu. */
  label: string;
}

export interface FilterBarProps {
  /** The filters that are on, in the order in which they were added. */
  filters: readonly Filter[];
  /** The filters that can be added. */
  options: readonly FilterOption[];
  /** Puts a filter on; its editor opens as soon as it is among `filters`. */
  onAdd: (id: string) => void;
  /** Takes a filter off. */
  onRemove: (id: string) => void;
  /** Takes all of them off. */
  onClear: () => void;
  /** The fields of one filter, in a popover at its chip. */
  renderEditor: (filter: Filter, close: () => void) => ReactNode;
  /** Sets of filters kept under a name. */
  views?: readonly FilterOption[] | undefined;
  /** The view that the filters are those of. */
  currentView?: string | undefined;
  /** Puts on the filters of a view. */
  onViewChange?: ((id: string) => void) | undefined;
  /** Asks the host to keep the filters as they are. */
  onSaveView?: (() => void) | undefined;
  /** Gives the view that is on another name; without it no name can be changed. */
  onRenameView?: ((id: string, label: string) => void) | undefined;
  /** Takes the view that is on away, for good unless the host offers to undo it; without it none can be deleted. */
  onDeleteView?: ((id: string) => void) | undefined;
  /** Name of the place. @default the kit's word */
  label?: string | undefined;
}

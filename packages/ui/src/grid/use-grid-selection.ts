import { useRef, useState } from 'react';
import { coverage, type GridSelection, ranged, type SelectionStep, toggled } from './selection.ts';

export interface GridSelectionOptions {
  selection?: GridSelection | undefined;
  defaultSelection?: GridSelection | undefined;
  onSelectionChange?: ((selection: GridSelection) => void) | undefined;
}

const nothing: GridSelection = new Set();

const isSame = (one: GridSelection, other: GridSelection): boolean =>
  one.size === other.size && [...one].every((key) => other.has(key));

/** Returns the selection among the shown rows, and functions to change it. */
export function useGridSelection(keys: readonly string[], options: GridSelectionOptions) {
  const [own, setOwn] = useState(options.defaultSelection ?? nothing);
  const selection = options.selection ?? own;
  const last = useRef<SelectionStep | undefined>(undefined);

  const change = (next: GridSelection) => {
    setOwn(next);
    options.onSelectionChange?.(next);
  };
  const take = (step: SelectionStep) => {
    last.current = step;
    change(step.selection);
  };
  return {
    selection,
    toggle: (key: string) => take(toggled(selection, key)),
    /** Selects from the anchor of the last selection, or from `start`, to a row. */
    extend(key: string, start = key) {
      // A selection that was cleared or changed since then starts over.
      const step = last.current && isSame(last.current.selection, selection) ? last.current : undefined;
      take(ranged(keys, step?.anchor ?? { key: start, without: selection }, key));
    },
    selectAll: () => change(new Set([...selection, ...keys])),
    /** Selects or deselects the shown rows only: the selection on other pages stays. */
    toggleAll: () => {
      const shown = new Set(keys);
      change(
        coverage(keys, selection) === 'all'
          ? new Set([...selection].filter((key) => !shown.has(key)))
          : new Set([...selection, ...keys]),
      );
    },
    clear: () => change(nothing),
  };
}

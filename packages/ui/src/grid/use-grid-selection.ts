import { useRef, useState } from 'react';
import {
  coverage,
  type GridSelection,
  ranged,
  type SelectionAnchor,
  type SelectionStep,
  toggled,
} from './selection.ts';

export interface GridSelectionOptions {
  selection?: GridSelection | undefined;
  defaultSelection?: GridSelection | undefined;
  onSelectionChange?: ((selection: GridSelection) => void) | undefined;
}

const nothing: GridSelection = new Set();

/** What is selected of the rows shown, and the ways to change it. */
export function useGridSelection(keys: readonly string[], options: GridSelectionOptions) {
  const [own, setOwn] = useState(options.defaultSelection ?? nothing);
  const selection = options.selection ?? own;
  const anchor = useRef<SelectionAnchor | undefined>(undefined);

  const change = (next: GridSelection) => {
    setOwn(next);
    options.onSelectionChange?.(next);
  };
  const take = (step: SelectionStep) => {
    anchor.current = step.anchor;
    change(step.selection);
  };
  return {
    selection,
    toggle: (key: string) => take(toggled(selection, key)),
    /** From where the last selection began, or from `start`, to a row. */
    extend: (key: string, start = key) => take(ranged(keys, anchor.current ?? { key: start, without: selection }, key)),
    selectAll: () => change(new Set([...selection, ...keys])),
    /** Lets go of what is shown, then of nothing else: other pages keep theirs. */
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

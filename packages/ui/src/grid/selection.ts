/** The keys of the selected rows. */
export type GridSelection = ReadonlySet<string>;

/** The row at which a range began, and the selection without it, so that a range can grow and shrink. */
export interface SelectionAnchor {
  key: string;
  without: GridSelection;
}

export interface SelectionStep {
  selection: GridSelection;
  anchor: SelectionAnchor;
}

/** Selects or deselects a row; the next range begins there. */
export function toggled(selection: GridSelection, key: string): SelectionStep {
  const next = new Set(selection);
  if (!next.delete(key)) next.add(key);
  return { selection: next, anchor: { key, without: next } };
}

/** Selects all rows from the anchor to a row, in display order; without the anchor's row, only the row itself. */
export function ranged(keys: readonly string[], anchor: SelectionAnchor, key: string): SelectionStep {
  const to = keys.indexOf(key);
  const found = keys.indexOf(anchor.key);
  const from = found === -1 ? to : found;
  const range = keys.slice(Math.min(from, to), Math.max(from, to) + 1);
  return {
    selection: new Set([...anchor.without, ...range]),
    anchor: found === -1 ? { key, without: anchor.without } : anchor,
  };
}

/** Returns whether none, some or all of the shown rows are selected. */
export function coverage(keys: readonly string[], selection: GridSelection): 'none' | 'some' | 'all' {
  if (selection.size === 0 || keys.length === 0) return 'none';
  if (selection.size >= keys.length && keys.every((key) => selection.has(key))) return 'all';
  return keys.some((key) => selection.has(key)) ? 'some' : 'none';
}

import { diffArrays } from 'diff';

export type DiffKind = 'same' | 'added' | 'removed';

export interface DiffRow {
  kind: DiffKind;
  text: string;
  /** The line number before the change, unless the line was added. */
  before?: number | undefined;
  /** The line number after the change, unless the line was removed. */
  after?: number | undefined;
  /** The index of the change that the line belongs to. */
  change?: number | undefined;
}

const linesOf = (text: string): string[] => (text === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/));

/** Returns the lines of both texts in one list, removed lines before added ones. */
export function diffRows(before: string, after: string): DiffRow[] {
  const [was, is] = [linesOf(before), linesOf(after)];
  // Comparing two texts with nothing in common may take very long: after a second everything counts as changed.
  const pieces = diffArrays(was, is, { timeout: 1000 }) ?? [
    { value: was, removed: true, added: false },
    { value: is, removed: false, added: true },
  ];
  const rows: DiffRow[] = [];
  let [numberBefore, numberAfter, change] = [0, 0, -1];
  for (const { value, added, removed } of pieces) {
    const kind = added ? 'added' : removed ? 'removed' : 'same';
    if (kind !== 'same' && (rows.at(-1)?.kind ?? 'same') === 'same') change += 1;
    for (const text of value) {
      rows.push({
        kind,
        text,
        ...(kind === 'added' ? {} : { before: (numberBefore += 1) }),
        ...(kind === 'removed' ? {} : { after: (numberAfter += 1) }),
        ...(kind === 'same' ? {} : { change }),
      });
    }
  }
  return rows;
}

/** A section of rows; folded when it is unchanged and far from any change. */
export interface DiffStretch {
  /** The index of the section's first row. */
  from: number;
  rows: readonly DiffRow[];
  isFolded: boolean;
}

/** Folds unchanged lines except for `context` lines around each change. */
export function foldRows(rows: readonly DiffRow[], context: number): DiffStretch[] {
  const near = new Set<number>();
  for (const [index, { kind }] of rows.entries()) {
    if (kind === 'same') continue;
    for (let at = index - context; at <= index + context; at += 1) near.add(at);
  }
  const stretches: { from: number; rows: DiffRow[]; isFolded: boolean }[] = [];
  for (const [index, row] of rows.entries()) {
    const isFolded = !near.has(index);
    const last = stretches.at(-1);
    if (last?.isFolded === isFolded) last.rows.push(row);
    else stretches.push({ from: index, rows: [row], isFolded });
  }
  // A button in place of a single line would save no room.
  return stretches.map((stretch) => (stretch.rows.length === 1 ? { ...stretch, isFolded: false } : stretch));
}

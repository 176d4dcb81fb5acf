/** A text with its selection, as in a textarea. */
export interface Selection {
  text: string;
  start: number;
  end: number;
}

/** A replacement of a range of the text, and the selection after it. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

/** Returns the edit for Tab: it indents at the caret, or all lines of a selection. */
export function indent({ text, start, end }: Selection, unit: string): Edit {
  if (start === end) return { from: start, to: end, insert: unit, start: start + unit.length, end: end + unit.length };
  return onLines({ text, start, end }, (line) => (line === '' ? line : unit + line));
}

/**
 * Returns the edit for Shift+Tab: it removes one step of indentation from the line of the caret, or from all selected
 * lines.
 */
export function outdent(selection: Selection, unit: string): Edit {
  const step = new RegExp(`^(\t| {1,${unit === '\t' ? 4 : unit.length}})`);
  return onLines(selection, (line) => line.replace(step, ''));
}

/** Returns the edit for Enter: the new line has the indentation of the previous one. */
export function breakLine({ text, start, end }: Selection): Edit {
  const before = text.slice(startOfLine(text, start), start);
  const insert = `\n${/^[ \t]*/.exec(before)?.[0] ?? ''}`;
  return { from: start, to: end, insert, start: start + insert.length, end: start + insert.length };
}

/** Returns the start of the line of a position. Position 0 has no character before it to search from. */
const startOfLine = (text: string, place: number): number => (place === 0 ? 0 : text.lastIndexOf('\n', place - 1) + 1);

/** Changes whole lines and keeps the same characters selected. */
function onLines({ text, start, end }: Selection, change: (line: string) => string): Edit {
  const from = startOfLine(text, start);
  // A selection that ends at the beginning of a line does not include that line.
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end;
  const next = text.indexOf('\n', last);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const changed = lines.map(change);
  const insert = changed.join('\n');
  const shift = (changed[0]?.length ?? 0) - (lines[0]?.length ?? 0);
  const moved = Math.max(from, start + shift);
  return { from, to, insert, start: moved, end: Math.max(moved, end + insert.length - (to - from)) };
}

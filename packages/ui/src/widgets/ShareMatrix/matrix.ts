/** `extra`, `missing`: the person has more or less than was recorded. */
export type ShareMark = 'none' | 'pending' | 'accepted' | 'extra' | 'missing';

/** A library of a server. The columns of one server are adjacent. */
export interface ShareMatrixColumn {
  id: string;
  library: string;
  server: string;
}

export interface ShareMatrixPerson {
  id: string;
  name: string;
  /** A line under the name, such as an e-mail address. */
  detail?: string | undefined;
  /** One for each column, in the same order. */
  marks: readonly ShareMark[];
  /** Why a column cannot be changed for this person, by the column's id. */
  barriers?: Readonly<Record<string, string>> | undefined;
}

/** The pending changes: by person and column, whether the library is to be shared. */
export type ShareMatrixChanges = ReadonlyMap<string, ReadonlyMap<string, boolean>>;

export const noChanges: ShareMatrixChanges = new Map();

/**
 * Whether a mark means that the person can see the library now.
 * @example
 * isSeen('pending'); // true
 */
export const isSeen = (mark: ShareMark | undefined): boolean =>
  mark === 'pending' || mark === 'accepted' || mark === 'extra';

/** A rectangle of cells by the positions of its corners. */
export interface Area {
  from: { row: number; column: number };
  to: { row: number; column: number };
}

export interface MatrixData {
  people: readonly ShareMatrixPerson[];
  columns: readonly ShareMatrixColumn[];
}

/** Whether a cell should be shared: as painted, or else as it is. */
export function wantedAt({ people, columns }: MatrixData, changes: ShareMatrixChanges, row: number, column: number) {
  const [person, at] = [people[row], columns[column]];
  if (!person || !at) return false;
  return changes.get(person.id)?.get(at.id) ?? isSeen(person.marks[column]);
}

/** Paints an area; a cell that is painted back to its current state loses its change, and one with a barrier stays. */
export function paint(
  { people, columns }: MatrixData,
  before: ShareMatrixChanges,
  { from, to }: Area,
  isShared: boolean,
): ShareMatrixChanges {
  const after = new Map(before);
  for (let row = Math.min(from.row, to.row); row <= Math.max(from.row, to.row); row += 1) {
    const person = people[row];
    if (!person) continue;
    const cells = new Map(after.get(person.id));
    for (let at = Math.min(from.column, to.column); at <= Math.max(from.column, to.column); at += 1) {
      const column = columns[at];
      if (!column || person.barriers?.[column.id] !== undefined) continue;
      if (isSeen(person.marks[at]) === isShared) cells.delete(column.id);
      else cells.set(column.id, isShared);
    }
    if (cells.size > 0) after.set(person.id, cells);
    else after.delete(person.id);
  }
  return after;
}

/** The number of cells to change. */
export const countChanges = (changes: ShareMatrixChanges): number =>
  [...changes.values()].reduce((sum, { size }) => sum + size, 0);

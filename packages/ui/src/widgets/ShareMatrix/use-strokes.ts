import { useRef, useState } from 'react';
import { type Area, type MatrixData, paint, type ShareMatrixChanges, wantedAt } from './matrix.ts';

type Spot = Area['from'];

export type Strokes = ReturnType<typeof useStrokes>;

/** Painting in strokes, each of which can be undone. */
export function useStrokes(
  data: MatrixData,
  changes: ShareMatrixChanges,
  onChange: (changes: ShareMatrixChanges) => void,
) {
  const [history, setHistory] = useState<readonly ShareMatrixChanges[]>([]);
  const [last, setLast] = useState(changes);
  const stroke = useRef<{ before: ShareMatrixChanges; from: Spot; isShared: boolean } | undefined>(undefined);
  // Changes that the host replaced cannot be undone here.
  const past = changes === last ? history : [];
  const emit = (next: ShareMatrixChanges, steps: readonly ShareMatrixChanges[]) => {
    setHistory(steps);
    setLast(next);
    onChange(next);
  };
  const begin = (from: Spot, isShared: boolean) => {
    stroke.current = { before: changes, from, isShared };
  };

  return {
    canUndo: past.length > 0,
    undo() {
      const before = past.at(-1);
      stroke.current = undefined;
      if (before) emit(before, past.slice(0, -1));
    },
    discard() {
      stroke.current = undefined;
      emit(new Map(), [...past, changes]);
    },
    /** Toggles a cell and begins a stroke there. */
    toggle(at: Spot) {
      const isShared = !wantedAt(data, changes, at.row, at.column);
      begin(at, isShared);
      emit(paint(data, changes, { from: at, to: at }, isShared), [...past, changes]);
    },
    /** Paints from the beginning of the stroke; without one, it begins at `from`, in the state of that cell. */
    extend(from: Spot, to: Spot) {
      const isFirst = !stroke.current;
      if (isFirst) begin(from, wantedAt(data, changes, from.row, from.column));
      const { current } = stroke;
      if (!current) return;
      const painted = paint(data, current.before, { from: current.from, to }, current.isShared);
      emit(painted, isFirst ? [...past, current.before] : past);
    },
    isGoing: () => stroke.current !== undefined,
    end() {
      stroke.current = undefined;
    },
  };
}

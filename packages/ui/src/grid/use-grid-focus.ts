import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cellAt, columnBeside, focusCell, focusWithin, leaveByTab, placeOf, takesArrows } from './cells.ts';
import { moveTo, type Place } from './move.ts';

export interface GridFocusOptions {
  gridRef: RefObject<HTMLElement | null>;
  rowCount: number;
  columnCount: number;
  /** The keys of the rows in order; empty where there are other rows between them. */
  keys: readonly string[];
}

const arrows: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

/** Provides one roving tab stop over all cells, moved by the keys of the grid pattern. */
export function useGridFocus({ gridRef, rowCount, columnCount, keys }: GridFocusOptions) {
  const [wanted, setWanted] = useState<Place & { key?: string | undefined }>({ row: 2, column: 1 });
  const setPlace = (next: Place) => setWanted({ ...next, key: keys[next.row - 2] });
  const byPointer = useRef(false);
  useEffect(() => {
    // A press that did not move the focus ends with the next key, anywhere on the page.
    const forget = () => {
      byPointer.current = false;
    };
    document.addEventListener('keydown', forget, true);
    return () => document.removeEventListener('keydown', forget, true);
  }, []);
  // The tab stop moves with its row when others are inserted before it. As the tab stop, the row stays rendered with the focus.
  const isElsewhere = wanted.key !== undefined && keys[wanted.row - 2] !== wanted.key;
  const index = isElsewhere ? keys.indexOf(wanted.key ?? '') : -1;
  const row = index === -1 ? wanted.row : index + 2;
  const place = { row: Math.min(row, rowCount), column: Math.min(wanted.column, columnCount) };

  /** Focuses a place; a row that is not rendered is rendered first. */
  const goTo = (next: Place, side: 'first' | 'last' = 'first') => {
    flushSync(() => setPlace(next));
    const cell = gridRef.current && cellAt(gridRef.current, next);
    if (cell) focusCell(cell, side);
  };

  const pageRows = (from: Element) => {
    // A card is higher than the header, and a row with its detail is no measure.
    const row = from.closest('[data-key]') ?? gridRef.current?.querySelector('[aria-rowindex="1"]');
    const height = row?.getBoundingClientRect().height ?? 0;
    const view = Math.min(gridRef.current?.parentElement?.clientHeight ?? 0, window.innerHeight);
    return height > 0 ? Math.max(1, Math.floor(view / height) - 2) : 1;
  };

  /** Handles a key that moves and returns whether it did. In the capture phase, before a menu button handles arrow keys. */
  const moveBy = (event: KeyboardEvent): boolean => {
    const grid = gridRef.current;
    const at = grid && placeOf(grid, event.target);
    if (!at || event.altKey || takesArrows(event.target)) return false;
    if (event.key === 'Tab') {
      leaveByTab(grid, document.activeElement ?? at.cell);
      return false;
    }
    const isJump = event.ctrlKey || event.metaKey;
    const isRightToLeft = getComputedStyle(grid).direction === 'rtl';
    const next = moveTo(
      at.place,
      { key: event.key, isJump },
      { rowCount, columnCount, pageRows: pageRows(at.cell), isRightToLeft },
    );
    if (!next) return false;
    event.preventDefault();
    event.stopPropagation();
    const pressed = arrows[event.key];
    const step = pressed && isRightToLeft ? (pressed === 1 ? -1 : 1) : pressed;
    const focused = document.activeElement;
    if (!step || isJump) goTo(next);
    else if (!focused || !focusWithin(at.cell, focused, step)) {
      goTo({ row: next.row, column: columnBeside(grid, at.place, step) }, step === -1 ? 'last' : 'first');
    }
    return true;
  };

  return {
    place,
    goTo,
    moveBy,
    onPointerDownCapture: () => {
      byPointer.current = true;
    },
    onFocus: (event: FocusEvent) => {
      const grid = gridRef.current;
      const at = grid && placeOf(grid, event.target);
      const isPointer = byPointer.current;
      byPointer.current = false;
      if (!at) return;
      const cameIn = !(event.relatedTarget instanceof Node && grid.contains(event.relatedTarget));
      const isHome = at.place.row === place.row && at.place.column === place.column;
      if (cameIn && !isPointer && !isHome) {
        // Shift+Tab from after the grid would otherwise stop at its last control.
        goTo(place);
      } else if (!isPointer && event.target === at.cell) {
        focusCell(at.cell);
      } else if (!isHome) setPlace(at.place);
    },
  };
}

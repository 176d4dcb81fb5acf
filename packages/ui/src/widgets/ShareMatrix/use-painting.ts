import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { useGridFocus } from '../../grid/use-grid-focus.ts';
import type { Strokes } from './use-strokes.ts';

const spotOf = (target: EventTarget | null) => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : undefined;
};

/** Painting a grid with keyboard and pointer. */
export function usePainting(
  gridRef: RefObject<HTMLElement | null>,
  { focus, strokes, isDisabled }: { focus: ReturnType<typeof useGridFocus>; strokes: Strokes; isDisabled: boolean },
) {
  const byPointer = useRef(false);
  const latest = useRef(strokes);
  useEffect(() => {
    latest.current = strokes;
  });
  useEffect(() => {
    const end = () => {
      if (byPointer.current) latest.current.end();
    };
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, []);

  return {
    onKeyDownCapture(event: KeyboardEvent) {
      const from = spotOf(event.target);
      if (focus.moveBy(event)) {
        const to = spotOf(document.activeElement);
        if (event.shiftKey && from && to && !isDisabled) strokes.extend(from, to);
        else if (!event.shiftKey) strokes.end();
        return;
      }
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      if (isUndo && !isDisabled) strokes.undo();
      else if (event.key === ' ' && from) {
        if (!isDisabled) strokes.toggle(from);
      } else return;
      event.preventDefault();
      event.stopPropagation();
    },
    onPointerDownCapture: focus.onPointerDownCapture,
    onFocus: focus.onFocus,
    onPointerDown(event: PointerEvent) {
      const at = spotOf(event.target);
      byPointer.current = false;
      // A touch scrolls; a tap changes one cell.
      if (!at || event.button !== 0 || event.pointerType === 'touch' || isDisabled) return;
      byPointer.current = true;
      if (event.shiftKey) {
        const focused = spotOf(gridRef.current?.querySelector('[data-column][tabindex="0"]') ?? null);
        strokes.end();
        strokes.extend(focused ?? at, at);
      } else strokes.toggle(at);
    },
    onPointerOver(event: PointerEvent) {
      const at = spotOf(event.target);
      if (at && byPointer.current && event.buttons === 1 && strokes.isGoing()) strokes.extend(at, at);
    },
    onClick(event: MouseEvent) {
      const at = spotOf(event.target);
      if (at && !byPointer.current && !isDisabled) strokes.toggle(at);
      byPointer.current = false;
      strokes.end();
    },
  };
}

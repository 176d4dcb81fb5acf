import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { defaultDataMessages } from '../i18n/data-messages.ts';
import { useWords } from '../i18n/use-words.ts';
import * as css from './ResizeHandle.css.ts';

export interface ResizeHandleProps {
  /** The name of the column. */
  name: string;
  least: number;
  /** The width in pixels, once it is known. */
  width: number | undefined;
  /** Called when resizing begins; returns the current width. */
  onStart: () => number;
  onResize: (width: number) => void;
  onEnd: () => void;
  /** Called when the column should be as wide as its content. */
  onFit: () => void;
}

const keyStep = 16;

/**
 * Resizes a column by dragging its end; a double click fits it to its content. By keyboard: Enter begins, arrow keys resize,
 * Enter, Escape or blur ends, and Space fits.
 */
export function ResizeHandle({ name, least, width, onStart, onResize, onEnd, onFit }: ResizeHandleProps) {
  const messages = useWords(defaultDataMessages);
  const [isActive, setActive] = useState(false);
  const drag = useRef<{ x: number; width: number } | undefined>(undefined);
  const forward = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? -1 : 1);

  const start = () => {
    setActive(true);
    return onStart();
  };
  const end = () => {
    if (!isActive) return;
    drag.current = undefined;
    setActive(false);
    onEnd();
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!drag.current) return;
    onResize(drag.current.width + (event.clientX - drag.current.x) * forward(event.currentTarget));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === ' ') {
      event.preventDefault();
      onFit();
      return;
    }
    if (!isActive) {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      onResize(start());
      return;
    }
    if (event.key === 'Enter' || event.key === 'Escape') end();
    else if (event.key === 'ArrowRight') onResize((width ?? 0) + keyStep * forward(event.currentTarget));
    else if (event.key === 'ArrowLeft') onResize((width ?? 0) - keyStep * forward(event.currentTarget));
    else return;
    // Escape ends the resizing and does not close the dialog around the grid.
    event.stopPropagation();
    event.preventDefault();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a focusable separator is a widget: WAI-ARIA 1.2
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={messages.resizeColumn(name)}
      aria-valuemin={least}
      aria-valuenow={width ?? least}
      tabIndex={0}
      className={css.resizeHandle}
      data-resizing={isActive || undefined}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { x: event.clientX, width: start() };
      }}
      onDoubleClick={onFit}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
      onBlur={end}
      onKeyDown={onKeyDown}
    />
  );
}

import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import * as css from './Stepper.css.ts';

export interface StepperProps {
  /** The name of the drawing. */
  label: string;
  /** The number of points to step through. */
  count: number;
  /** Returns all values of one point as text, announced at each step. */
  textOf: (index: number) => string;
  /** Returns the point nearest to a position, in pixels from the left of the drawing. */
  indexAt: (x: number, width: number) => number;
  /** Renders the mark at the current point. */
  renderMark: (index: number) => ReactNode;
  /** The drawing. Stepping does not render it again. */
  children: ReactNode;
}

/**
 * Steps through the points of a drawing by pointer and keyboard. It has the role of a slider, so that every screen reader
 * passes the arrow keys on and announces each point by itself, without a live region.
 */
export function Stepper({ label, count, textOf, indexAt, renderMark, children }: StepperProps) {
  const [at, setAt] = useState<number | null>(null);
  const last = count - 1;
  // The data may have become shorter since.
  const current = at === null ? null : Math.min(at, last);

  const step = (event: KeyboardEvent) => {
    const to = nextIndex(event.key, current ?? last, last);
    if (to === undefined) return;
    event.preventDefault();
    // The first Escape removes the mark; only the next one closes an overlay around the chart.
    if (to === null && current !== null) event.stopPropagation();
    setAt(to);
  };
  const point = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setAt(Math.max(0, Math.min(last, indexAt(event.clientX - left, width))));
  };

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation="horizontal"
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={(current ?? last) + 1}
      aria-valuetext={textOf(current ?? last)}
      // Time and scales run from left to right in every language.
      dir="ltr"
      className={css.stepper}
      onKeyDown={step}
      onFocus={() => setAt((index) => index ?? last)}
      onBlur={() => setAt(null)}
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={(event) => event.currentTarget.matches(':focus') || setAt(null)}
    >
      {children}
      {current !== null && renderMark(current)}
    </div>
  );
}

/** Returns the point that a key moves to; null for none, undefined when the key does nothing. */
function nextIndex(key: string, index: number, last: number): number | null | undefined {
  const page = Math.max(1, Math.round(last / 10));
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, index + 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, index - 1);
    case 'PageUp':
      return Math.min(last, index + page);
    case 'PageDown':
      return Math.max(0, index - page);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'Escape':
      return null;
    default:
      return undefined;
  }
}

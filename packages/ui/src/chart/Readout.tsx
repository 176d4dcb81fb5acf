import type { ReactNode } from 'react';
import { classes } from '../css/classes.ts';
import * as css from './Readout.css.ts';

export interface ReadoutLine {
  id: string;
  mark?: ReactNode;
  label: string;
  value?: string | undefined;
  /** Whether the line is the sum of those above it. */
  isTotal?: boolean | undefined;
}

export interface ReadoutProps {
  /** The position of the point, as a CSS length. */
  left: string;
  /** The position of the text: small drawings would be covered by it, so it can be below them. @default 'inside' */
  place?: 'inside' | 'under' | { top: string } | undefined;
  /** Whether the point is in the second half, so that the text is before it. */
  isBefore: boolean;
  title: string;
  lines: readonly ReadoutLine[];
}

/** The values at a point, beside it. Hidden from screen readers, because the stepper announces them. */
export function Readout({ left, place = 'inside', isBefore, title, lines }: ReadoutProps) {
  return (
    <div
      aria-hidden="true"
      className={css.readout({
        side: isBefore ? 'before' : 'after',
        ...(typeof place === 'string' ? { place } : {}),
      })}
      style={typeof place === 'string' ? { left } : { left, top: place.top }}
    >
      <div className={css.readoutTitle}>{title}</div>
      {lines.map(({ id, mark, label, value, isTotal }) => (
        <div key={id} className={classes(css.readoutLine, isTotal && css.readoutTotal)}>
          {mark}
          <span>{label}</span>
          {value !== undefined && <span className={css.readoutValue}>{value}</span>}
        </div>
      ))}
    </div>
  );
}

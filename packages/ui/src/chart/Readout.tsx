import type { ReactNode } from 'react';
import { classes } from '../css/classes.ts';
import * as css from './Readout.css.ts';

export interface ReadoutLine {
  id: string;
  mark?: ReactNode;
  label: string;
  value?: string | undefined;
  /** The sum of those above it. */
  isTotal?: boolean | undefined;
}

export interface ReadoutProps {
  /** Place of the point, in the units of CSS. */
  left: string;
  /** Where small drawings would be covered, the words stand under them, or under the place that is given. @default 'inside' */
  place?: 'inside' | 'under' | { top: string } | undefined;
  /** Whether the point is in the second half, so that the words stand before it. */
  isBefore: boolean;
  title: string;
  lines: readonly ReadoutLine[];
}

/** The values at a point, beside it. Silent: the stepper says them. */
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

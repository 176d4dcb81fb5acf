import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Meter as RACMeter } from 'react-aria-components/Meter';
import { classes } from '../../css/classes.ts';
import * as css from '../ProgressBar/Track.css.ts';
import { Track } from '../ProgressBar/Track.tsx';
import type { TrackSize, TrackTone } from '../ProgressBar/track-options.ts';

export interface MeterProps {
  /** The label: what is measured. Without it the meter needs an `aria-label`. */
  label?: ReactNode;
  /** The name, when the label is already visible nearby. */
  'aria-label'?: string | undefined;
  /** The level, between `minValue` and `maxValue`. */
  value: number;
  /** The value of an empty bar. @default 0 */
  minValue?: number | undefined;
  /** The value of a full bar. @default 100 */
  maxValue?: number | undefined;
  /** The level in words, such as "1.4 of 2 TB". @default the share in per cent */
  valueLabel?: string | undefined;
  /** The meaning of the level, such as "Nearly full". Required when the tone carries a meaning. */
  note?: ReactNode;
  /** The colour, by its meaning. @default 'accent' */
  tone?: TrackTone | undefined;
  /** The thickness of the bar. @default 'medium' */
  size?: TrackSize | undefined;
  /** An additional class, for styles that no prop or variant covers. Each use is counted in reviews. */
  UNSAFE_className?: string | undefined;
}

/**
 * A level within a range, such as the used space of a disk. For work in progress use `ProgressBar`.
 * @example
 * <Meter label="Storage" value={72} />
 */
export function Meter({
  label,
  note,
  tone = 'accent',
  size = 'medium',
  UNSAFE_className,
  'aria-label': name,
  ...props
}: MeterProps) {
  return (
    <RACMeter
      {...props}
      {...(name === undefined ? {} : { 'aria-label': name })}
      className={classes(css.root, UNSAFE_className)}
    >
      {({ percentage, valueText }) => (
        <>
          {label !== undefined && (
            <div className={css.texts}>
              <Label className={css.label}>{label}</Label>
              <span className={css.value}>{valueText}</span>
            </div>
          )}
          <Track tone={tone} size={size} percentage={percentage} />
          {note !== undefined && <span className={css.note}>{note}</span>}
        </>
      )}
    </RACMeter>
  );
}

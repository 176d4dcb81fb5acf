import type { ReactNode } from 'react';
import { useProgressBar } from 'react-aria/useProgressBar';
import { classes } from '../../css/classes.ts';
import { Track } from './Track.tsx';
import * as css from './Track.css.ts';
import type { TrackSize, TrackTone } from './track-options.ts';

export interface ProgressBarProps {
  /** The label: the operation. Without it the bar needs an `aria-label`. */
  label?: ReactNode;
  /** The name, when the label is already visible nearby. */
  'aria-label'?: string | undefined;
  /** The progress, between `minValue` and `maxValue`; leave it out while it is unknown. */
  value?: number | undefined;
  /** The value of an empty bar. @default 0 */
  minValue?: number | undefined;
  /** The value of a full bar. @default 100 */
  maxValue?: number | undefined;
  /** The value in words, such as "3 of 7 GB". @default the share in per cent */
  valueLabel?: string | undefined;
  /** The colour, by its meaning. @default 'accent' */
  tone?: TrackTone | undefined;
  /** The thickness of the bar. @default 'medium' */
  size?: TrackSize | undefined;
  /** An additional class, for styles that no prop or variant covers. Each use is counted in reviews. */
  UNSAFE_className?: string | undefined;
}

/**
 * The progress of work that comes to an end. For a level that rises and falls use `Meter`.
 * @example
 * <ProgressBar label="Upload" value={40} />
 */
export function ProgressBar({
  label,
  value,
  tone = 'accent',
  size = 'medium',
  UNSAFE_className,
  'aria-label': name,
  ...props
}: ProgressBarProps) {
  const isIndeterminate = value === undefined;
  const { minValue = 0, maxValue = 100 } = props;
  const reached = Math.min(Math.max(value ?? minValue, minValue), maxValue);
  // The hook, not React Aria's component, which would add its imports to the chunk of every button.
  const { progressBarProps, labelProps } = useProgressBar({
    ...props,
    label,
    isIndeterminate,
    value: reached,
    ...(name === undefined ? {} : { 'aria-label': name }),
  });
  return (
    <div {...progressBarProps} className={classes(css.root, UNSAFE_className)}>
      {label !== undefined && (
        <div className={css.texts}>
          <span {...labelProps} className={css.label}>
            {label}
          </span>
          {!isIndeterminate && <span className={css.value}>{progressBarProps['aria-valuetext']}</span>}
        </div>
      )}
      <Track
        tone={tone}
        size={size}
        percentage={isIndeterminate ? undefined : ((reached - minValue) / (maxValue - minValue)) * 100}
      />
    </div>
  );
}

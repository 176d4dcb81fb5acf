import { ProgressBarContext } from 'react-aria-components/ProgressBar';
import { useSlottedContext } from 'react-aria-components/slots';
import * as css from './Spinner.css.ts';

export const spinnerSizes = [12, 16, 20, 24] as const;
export type SpinnerSize = (typeof spinnerSizes)[number];

export interface SpinnerProps {
  /** The name of the operation, for screen readers. */
  label: string;
  /** The width and height in pixels. @default 16 */
  size?: SpinnerSize | undefined;
}

/**
 * An indicator of work of unknown length. It rotates; with reduced motion it fades.
 * @example
 * <Spinner label="Loading" />
 */
export function Spinner({ label, size = 16 }: SpinnerProps) {
  // A pending React Aria button passes the id by which it is named to its spinner.
  const id = useSlottedContext(ProgressBarContext)?.id;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <progress> cannot contain the drawing
    <span id={id} role="progressbar" aria-label={label} className={css.root}>
      <svg className={css.spinner} viewBox="0 0 16 16" width={size} height={size} fill="none" aria-hidden="true">
        <circle className={css.track} cx="8" cy="8" r="6.5" stroke="currentColor" strokeWidth="2" />
        <path d="M8 1.5A6.5 6.5 0 0 1 14.5 8" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </span>
  );
}

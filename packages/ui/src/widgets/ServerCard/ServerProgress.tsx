import { useId } from 'react';
import * as css from './ServerCard.css.ts';

export interface ServerCardOperation {
  /** What is under way, such as `Starting the server`. */
  label: string;
  /** Per cent, when known. */
  progress?: number | undefined;
}

/** An operation under way, in the place of the main action. */
export function ServerProgress({ label, progress }: ServerCardOperation) {
  const labelId = useId();
  const isIndeterminate = progress === undefined;
  const value = isIndeterminate ? {} : { 'aria-valuenow': progress, 'aria-valuemin': 0, 'aria-valuemax': 100 };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <progress> holds no drawing of ours
    <div role="progressbar" aria-labelledby={labelId} {...value} className={css.progress}>
      <div className={css.progressTexts}>
        <span id={labelId}>{label}</span>
        {!isIndeterminate && <span>{Math.round(progress)}%</span>}
      </div>
      <div className={css.track}>
        {/* A dash instead of a width: the policy of a host may forbid inline styles. */}
        <svg className={css.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <path
            className={isIndeterminate ? css.barRunning : undefined}
            d={`M0 .5H${isIndeterminate ? 30 : progress}`}
            stroke="currentColor"
            strokeWidth="1"
          />
        </svg>
      </div>
    </div>
  );
}

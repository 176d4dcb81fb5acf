import { ProgressBar } from 'react-aria-components/ProgressBar';
import { Label } from 'react-aria-components/Label';
import * as css from './ServerCard.css.ts';

export interface ServerCardOperation {
  /** What is under way, such as `Starting the server`. */
  label: string;
  /** Per cent, when known. */
  progress?: number | undefined;
}

/** An operation under way, in the place of the main action. */
export function ServerProgress({ label, progress }: ServerCardOperation) {
  const isIndeterminate = progress === undefined;
  return (
    <ProgressBar isIndeterminate={isIndeterminate} value={progress ?? 0} className={css.progress}>
      {({ percentage, valueText }) => (
        <>
          <div className={css.progressTexts}>
            <Label>{label}</Label>
            {!isIndeterminate && <span>{valueText}</span>}
          </div>
          <div className={css.track}>
            {/* A dash instead of a width: the policy of a host may forbid inline styles. */}
            <svg className={css.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <path
                className={isIndeterminate ? css.barRunning : undefined}
                d={`M0 .5H${isIndeterminate ? 30 : (percentage ?? 0)}`}
                stroke="currentColor"
                strokeWidth="1"
              />
            </svg>
          </div>
        </>
      )}
    </ProgressBar>
  );
}

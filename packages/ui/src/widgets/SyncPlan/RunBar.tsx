import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { StopIcon } from '../../icons/actions.tsx';
import type { SyncPlanLabels } from './labels.ts';
import * as css from './SyncPlan.css.ts';
import type { SyncProgress } from './sync-plan.ts';

interface RunBarProps {
  progress: SyncProgress | undefined;
  onStop: (() => void) | undefined;
  isStopping: boolean;
  /** Called when the run ends while the button has the focus. Keep it stable between renders. */
  onFocusLost: () => void;
  labels: SyncPlanLabels;
}

/** The progress of a run, and the button that stops it. */
export function RunBar({ progress, onStop, isStopping, onFocusLost, labels }: RunBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  // Before the button is removed, because the focus would be lost.
  useLayoutEffect(() => {
    const own = bar.current;
    return () => {
      if (own?.contains(document.activeElement)) onFocusLost();
    };
  }, [onFocusLost]);
  return (
    <Card as="div">
      <div ref={bar} className={css.run}>
        <div className={css.bar}>
          <ProgressBar
            label={labels.running}
            value={progress?.done}
            // A maximum of 0 would leave an empty run without a percentage.
            maxValue={Math.max(progress?.total ?? 1, 1)}
            valueLabel={progress && labels.progress(progress.done, progress.total)}
          />
        </div>
        {onStop && (
          <Button iconStart={<StopIcon />} isPending={isStopping} onPress={onStop}>
            {labels.stop}
          </Button>
        )}
      </div>
    </Card>
  );
}

import { useCallback, useMemo, useRef } from 'react';
import type { HeadingLevel } from '../../components/Heading/heading-options.ts';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { hasOutcome } from './changes.ts';
import { defaultSyncPlanLabels, type SyncPlanLabels } from './labels.ts';
import { RunBar } from './RunBar.tsx';
import * as css from './SyncPlan.css.ts';
import type { SyncProgress, SyncTarget } from './sync-plan.ts';
import { TargetCard } from './TargetCard.tsx';

export interface SyncPlanProps {
  /** The compared servers, each with its changes. Keep those that did not change stable between renders. */
  targets: readonly SyncTarget[];
  /** The progress of the run; omit it while unknown. */
  progress?: SyncProgress | undefined;
  /** Whether a run is making the changes. */
  isRunning: boolean;
  /** Called to stop the run. Without it there is no button. */
  onStop?: (() => void) | undefined;
  /** Whether the run is about to stop. @default false */
  isStopping?: boolean | undefined;
  /** The heading level of the servers' names. @default 2 */
  level?: HeadingLevel | undefined;
  /** The component's texts. Keep them stable between renders. @default English */
  labels?: Partial<SyncPlanLabels> | undefined;
}

/**
 * The planned changes of a sync on each server, the progress of its run, and the outcome of each change.
 * @example
 * <SyncPlan targets={targets} progress={progress} isRunning={isRunning} onStop={stop} />
 */
export function SyncPlan({
  targets,
  progress,
  isRunning,
  onStop,
  isStopping = false,
  level = 2,
  labels: words,
}: SyncPlanProps) {
  const labels = useMemo(() => ({ ...defaultSyncPlanLabels, ...words }), [words]);
  const plan = useRef<HTMLDivElement>(null);
  const keepFocus = useCallback(() => plan.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={plan} role="group" aria-label={labels.plan} tabIndex={-1} className={css.plan}>
      {/* The state as a whole: announcing each step of a run would interrupt too often. */}
      <output className={visuallyHidden}>{stateOf(targets, isRunning, labels)}</output>
      {isRunning && (
        <RunBar progress={progress} onStop={onStop} isStopping={isStopping} onFocusLost={keepFocus} labels={labels} />
      )}
      {targets.map((target) => (
        <TargetCard key={target.id} target={target} level={level} labels={labels} />
      ))}
    </div>
  );
}

function stateOf(targets: readonly SyncTarget[], isRunning: boolean, labels: SyncPlanLabels): string {
  if (isRunning) return labels.running;
  if (targets.some(({ status }) => status === 'comparing')) return labels.comparing;
  if (targets.some(hasOutcome)) return labels.ended;
  return targets.length > 0 ? labels.compared : '';
}

import type { StatusTone } from '../../components/StatusDot/status-options.ts';
import type { ProcessListState } from './process-list-props.ts';

/** Tones of the process states. */
export const processTones: Record<ProcessListState, StatusTone> = {
  queued: 'neutral',
  running: 'info',
  succeeded: 'success',
  failed: 'danger',
};

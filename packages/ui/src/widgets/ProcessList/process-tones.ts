import type { StatusTone } from '../../components/StatusDot/status-options.ts';
import type { ProcessListState } from './process-list-props.ts';

/** The look of each state of a process. */
export const processTones: Record<ProcessListState, StatusTone> = {
  queued: 'neutral',
  running: 'info',
  succeeded: 'success',
  failed: 'danger',
};

export { SyncPlan, type SyncPlanProps } from '../widgets/SyncPlan/SyncPlan.tsx';
export {
  type SyncOutcome,
  syncOutcomes,
  type SyncProgress,
  type SyncShare,
  type SyncStatus,
  syncStatuses,
  type SyncTarget,
  type SyncTitle,
  type SyncWatched,
  type SyncWatchedLibrary,
} from '../widgets/SyncPlan/sync-plan.ts';
export { defaultSyncPlanLabels, type SyncPlanLabels } from '../widgets/SyncPlan/labels.ts';

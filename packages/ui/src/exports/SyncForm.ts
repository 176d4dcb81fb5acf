export { SyncForm } from '../widgets/SyncForm/SyncForm.tsx';
export type { SyncFormProps } from '../widgets/SyncForm/sync-form-props.ts';
export { type SyncServer, type SyncSubject, syncSubjects, type SyncValues } from '../widgets/SyncForm/sync.ts';
export { defaultSyncFormLabels, type SyncFormLabels } from '../widgets/SyncForm/labels.ts';

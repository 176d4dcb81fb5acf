export { type UnsavedChanges, useUnsavedChanges } from '../components/UnsavedChanges/use-unsaved-changes.ts';
export { UnsavedDialog, type UnsavedDialogProps } from '../components/UnsavedChanges/UnsavedDialog.tsx';

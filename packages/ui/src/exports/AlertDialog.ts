export { AlertDialog, fetchAlertDialog } from '../components/AlertDialog/AlertDialog.tsx';
export type { AlertDialogProps } from '../components/AlertDialog/alert-dialog-props.ts';
export { type AlertKind, alertKinds } from '../components/AlertDialog/kinds.ts';

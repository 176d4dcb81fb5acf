export { AlertDialog, type AlertDialogProps, fetchAlertDialog } from '../components/AlertDialog/AlertDialog.tsx';
export { type AlertKind, alertKinds } from '../components/AlertDialog/kinds.ts';

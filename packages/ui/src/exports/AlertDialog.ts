export { AlertDialog, type AlertDialogProps } from '../components/AlertDialog/AlertDialog.tsx';
export { type AlertKind, alertKinds } from '../components/AlertDialog/kinds.ts';

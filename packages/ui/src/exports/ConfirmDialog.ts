export { ConfirmDialog, type ConfirmDialogProps } from '../components/ConfirmDialog/ConfirmDialog.tsx';
export { type ConfirmTone, confirmTones } from '../components/ConfirmDialog/tones.ts';

export {
  createToaster,
  defaultToastTimeout,
  type Toaster,
  type ToastOptions,
  type ToastPosition,
  type ToastRecord,
  type ToastTone,
  toastLimit,
  toastPositions,
  toastTones,
} from '../components/Toast/create-toaster.ts';

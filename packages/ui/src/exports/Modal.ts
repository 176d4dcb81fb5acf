export {
  DialogBody,
  DialogFooter,
  DialogHeader,
  type DialogHeaderProps,
} from '../components/Modal/DialogParts.tsx';
export { Modal, type ModalProps, ModalTrigger } from '../components/Modal/Modal.tsx';
export { type ModalSize, modalSizes } from '../components/Modal/sizes.ts';

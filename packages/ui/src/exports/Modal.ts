export {
  DialogBody,
  DialogFooter,
  DialogHeader,
  type DialogHeaderProps,
} from '../components/Modal/DialogParts.tsx';
export { Modal, ModalTrigger } from '../components/Modal/Modal.tsx';
export type { ModalProps } from '../components/Modal/modal-props.ts';
export { type ModalSize, modalSizes } from '../components/Modal/sizes.ts';

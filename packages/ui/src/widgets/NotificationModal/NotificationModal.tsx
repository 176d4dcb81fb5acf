import type { ReactNode } from 'react';
import { DialogHeader } from '../../components/Modal/DialogParts.tsx';
import { Modal } from '../../components/Modal/Modal.tsx';
import type { ModalProps } from '../../components/Modal/modal-props.ts';
import { MessageBody } from './MessageContent.tsx';

export interface NotificationModalProps extends Pick<ModalProps, 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'size'> {
  /** The title; also the name of the dialog. */
  title: string;
  /** The relative time at which it was sent. */
  when?: string | undefined;
  /** The content, already sanitised: text, or a component that renders sanitised HTML. */
  children: ReactNode;
  /** Called with the address of a link marked `data-internal`; the dialog closes. The browser opens other links. */
  onInternalLink?: ((href: string) => void) | undefined;
}

/**
 * A dialog that shows one notification in full (spec §2).
 * @example
 * <NotificationModal title="A backup is ready" isOpen={isOpen} onOpenChange={setOpen}>{text}</NotificationModal>
 */
export function NotificationModal({
  title,
  when,
  children,
  onInternalLink,
  isOpen,
  defaultOpen,
  onOpenChange,
  size,
}: NotificationModalProps) {
  return (
    <Modal isOpen={isOpen} defaultOpen={defaultOpen} onOpenChange={onOpenChange} size={size}>
      {({ close }) => (
        <>
          <DialogHeader description={when}>{title}</DialogHeader>
          <MessageBody close={close} onInternalLink={onInternalLink}>
            {children}
          </MessageBody>
        </>
      )}
    </Modal>
  );
}

import type { ReactNode } from 'react';
import { DialogHeader } from '../../components/Modal/DialogParts.tsx';
import { Modal } from '../../components/Modal/Modal.tsx';
import type { ModalProps } from '../../components/Modal/modal-props.ts';
import { MessageBody } from './MessageContent.tsx';

export interface NotificationModalProps extends Pick<ModalProps, 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'size'> {
  /** What it is about; the name of the dialog. */
  title: string;
  /** When it was sent, relative. */
  when?: string | undefined;
  /** Its content, already made safe: text, or a part that renders sanitised HTML. */
  children: ReactNode;
  /** Called with the address of a link marked `data-internal`; the dialog closes. Other links are the browser's. */
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

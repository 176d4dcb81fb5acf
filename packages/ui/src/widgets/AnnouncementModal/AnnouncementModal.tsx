import { type ReactNode, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { DialogFooter, DialogHeader } from '../../components/Modal/DialogParts.tsx';
import { Modal } from '../../components/Modal/Modal.tsx';
import type { ModalProps } from '../../components/Modal/modal-props.ts';
import { Switch } from '../../components/Switch/Switch.tsx';
import { MessageBody } from '../NotificationModal/MessageContent.tsx';
import * as css from './AnnouncementModal.css.ts';
import { type AnnouncementLabels, defaultAnnouncementLabels } from './labels.ts';

export interface AnnouncementModalProps extends Pick<ModalProps, 'isOpen' | 'defaultOpen' | 'size'> {
  /** The announcement's header. */
  title: string;
  /** The content, already sanitised: text, or a component that renders sanitised HTML. */
  children: ReactNode;
  /** Called when the dialog closes, by its button, Escape or a press outside. With `isDismissed`, do not show it again. */
  onClose: (options: { isDismissed: boolean }) => void;
  /** Called with the address of a link marked `data-internal`; the dialog closes. The browser opens other links. */
  onInternalLink?: ((href: string) => void) | undefined;
  /** The component's texts. @default English, exactly as specified */
  labels?: Partial<AnnouncementLabels> | undefined;
}

/**
 * A dialog with an announcement by the operators (spec §2), in one of five sizes.
 * @example
 * <AnnouncementModal title="Maintenance" isOpen={isOpen} onClose={close}>{text}</AnnouncementModal>
 */
export function AnnouncementModal({
  title,
  children,
  onClose,
  onInternalLink,
  labels: words,
  isOpen,
  defaultOpen,
  size = 'standard',
}: AnnouncementModalProps) {
  const labels = { ...defaultAnnouncementLabels, ...words };
  const [isDismissed, setDismissed] = useState(false);
  return (
    <Modal
      isOpen={isOpen}
      defaultOpen={defaultOpen}
      size={size}
      onOpenChange={(next) => {
        if (next) return;
        onClose({ isDismissed });
        setDismissed(false);
      }}
    >
      {({ close }) => (
        <>
          <DialogHeader hasClose={false}>{title}</DialogHeader>
          <MessageBody close={close} onInternalLink={onInternalLink}>
            {children}
          </MessageBody>
          <DialogFooter>
            <div className={css.toggle}>
              <Switch isSelected={isDismissed} onChange={setDismissed}>
                {labels.dontShowAgain}
              </Switch>
            </div>
            <Button onPress={close}>{labels.close}</Button>
          </DialogFooter>
        </>
      )}
    </Modal>
  );
}

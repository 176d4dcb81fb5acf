import { type ReactNode, useState } from 'react';
import { KindMark } from '../../components/AlertDialog/KindMark.tsx';
import type { AlertKind } from '../../components/AlertDialog/kinds.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { DialogBody, DialogFooter, DialogHeader } from '../../components/Modal/DialogParts.tsx';
import { Modal } from '../../components/Modal/Modal.tsx';
import type { ModalProps } from '../../components/Modal/modal-props.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { MessageContent } from '../NotificationModal/MessageContent.tsx';
import * as css from './ConfirmReadPopup.css.ts';
import { type ConfirmReadLabels, defaultConfirmReadLabels } from './labels.ts';

interface MessageProps {
  /** The title; also the name for screen readers. */
  title: string;
  /** The body, already sanitised: text, or a component that renders sanitised HTML. */
  children: ReactNode;
  /** The icon's kind. @default 'info' */
  kind?: AlertKind | undefined;
  /** Whether the popup closes only after the checkbox confirms that it was read (spec §5). @default false */
  isConfirmRequired?: boolean | undefined;
  /** Called when the message is confirmed. */
  onConfirm?: (() => void) | undefined;
  /** Called with the address of a link marked `data-internal`; the popup stays open. The browser opens other links. */
  onInternalLink?: ((href: string) => void) | undefined;
  /** The component's texts. @default English, exactly as specified */
  labels?: Partial<ConfirmReadLabels> | undefined;
}

export interface ConfirmReadPopupProps
  extends Pick<ModalProps, 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'size'>,
    MessageProps {}

/**
 * A message that follows an action, such as a claim, and can ask the reader to confirm it.
 * @example
 * <ConfirmReadPopup title="Claimed" isOpen={isOpen} onOpenChange={setOpen}>{text}</ConfirmReadPopup>
 */
export function ConfirmReadPopup({
  isOpen,
  defaultOpen,
  onOpenChange,
  size = 'standard',
  ...message
}: ConfirmReadPopupProps) {
  return (
    <Modal
      isOpen={isOpen}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      size={size}
      role="alertdialog"
      isDismissable={false}
      isKeyboardDismissDisabled={message.isConfirmRequired ?? false}
    >
      {({ close }) => <Message {...message} onClose={close} />}
    </Modal>
  );
}

function Message({
  title,
  children,
  kind = 'info',
  isConfirmRequired = false,
  onConfirm,
  onInternalLink,
  onClose,
  labels: words,
}: MessageProps & { onClose: () => void }) {
  const labels = { ...defaultConfirmReadLabels, ...words };
  const [isRead, setRead] = useState(false);
  const [isMissed, setMissed] = useState(false);

  const confirm = () => {
    setMissed(isConfirmRequired && !isRead);
    if (isConfirmRequired && !isRead) return;
    onConfirm?.();
    onClose();
  };

  return (
    <>
      <DialogHeader hasClose={false} icon={<KindMark kind={kind} />}>
        {title}
      </DialogHeader>
      <DialogBody>
        <Stack gap={20}>
          <MessageContent onInternalLink={onInternalLink}>{children}</MessageContent>
          {isConfirmRequired && (
            <div>
              <Checkbox
                isSelected={isRead}
                onChange={(next) => {
                  setRead(next);
                  if (next) setMissed(false);
                }}
                error={isMissed ? labels.unread : undefined}
              >
                {labels.checkbox}
              </Checkbox>
            </div>
          )}
        </Stack>
      </DialogBody>
      <DialogFooter>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus of an alert dialog starts on a button (ARIA APG) */}
        <Button autoFocus={!isConfirmRequired} tone="accent" onPress={confirm} UNSAFE_className={css.confirm}>
          {labels.confirm}
        </Button>
      </DialogFooter>
    </>
  );
}

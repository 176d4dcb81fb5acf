import type { ReactNode } from 'react';
import { defaultBaseMessages } from '../../i18n/base-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button, type ButtonTone } from '../Button/Button.tsx';
import { DialogBody, DialogFooter, DialogHeader } from '../Modal/DialogParts.tsx';
import * as css from './AlertDialog.css.ts';
import { KindMark } from './KindMark.tsx';
import type { AlertKind } from './kinds.ts';

/** The texts of an alert and of its buttons. */
export interface AlertContent {
  /** The title: what happened, or the question. */
  title: ReactNode;
  /** The text: what is safe, and what the reader can do. */
  children?: ReactNode;
  /** The icon's kind. @default 'info' */
  kind?: AlertKind | undefined;
  /** The label of the button that confirms. @default the kit's 'OK' */
  confirmLabel?: string | undefined;
  /** The tone of that button. @default 'danger' for kind warning with `hasCancel`, else 'accent' */
  confirmTone?: ButtonTone | undefined;
  /** Whether there is a cancel button too, which makes the alert a question. @default false */
  hasCancel?: boolean | undefined;
  /** The label of the button that cancels. @default the kit's 'Cancel' */
  cancelLabel?: string | undefined;
  /** Whether the main action is not available yet. @default false */
  isConfirmDisabled?: boolean | undefined;
}

interface AlertPanelProps extends AlertContent {
  onConfirm: () => void;
  onCancel: () => void;
}

/** The content of an alert dialog. */
export function AlertPanel({
  title,
  children,
  kind = 'info',
  confirmLabel,
  hasCancel = false,
  confirmTone = kind === 'warning' && hasCancel ? 'danger' : 'accent',
  cancelLabel,
  isConfirmDisabled = false,
  onConfirm,
  onCancel,
}: AlertPanelProps) {
  const messages = useWords(defaultBaseMessages);
  return (
    <>
      <DialogHeader hasClose={false} icon={<KindMark kind={kind} />}>
        {title}
      </DialogHeader>
      {children && (
        <DialogBody>
          <div className={css.body}>{children}</div>
        </DialogBody>
      )}
      <DialogFooter>
        {hasCancel && (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a stray Enter must not trigger a destructive action
          <Button autoFocus={confirmTone === 'danger'} onPress={onCancel}>
            {cancelLabel ?? messages.cancel}
          </Button>
        )}
        <Button
          tone={confirmTone}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus of an alert dialog starts on a button (ARIA APG)
          autoFocus={!hasCancel || confirmTone !== 'danger'}
          isDisabled={isConfirmDisabled}
          onPress={onConfirm}
        >
          {confirmLabel ?? messages.ok}
        </Button>
      </DialogFooter>
    </>
  );
}

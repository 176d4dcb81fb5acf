import { type ReactNode, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { ErrorIcon, WarningIcon } from '../../icons/status.tsx';
import { defaultBaseMessages } from '../../i18n/base-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../Button/Button.tsx';
import { mark } from '../Modal/DialogMark.css.ts';
import { DialogBody, DialogFooter, DialogHeader } from '../Modal/DialogParts.tsx';
import { Modal } from '../Modal/Modal.tsx';
import type { ModalProps } from '../Modal/modal-props.ts';
import { TextField } from '../TextField/TextField.tsx';
import * as css from './ConfirmDialog.css.ts';
import { isTypedName } from './is-typed-name.ts';
import type { ConfirmTone } from './tones.ts';

export interface ConfirmDialogProps extends Pick<ModalProps, 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'size'> {
  /** The question, with the name of the thing, such as `Wipe falkenstein-1?`. */
  title: ReactNode;
  /** The consequences, and whether the action can be undone. */
  children?: ReactNode;
  /** Everything else that is affected, such as the servers on a node and their users. */
  blastRadius?: ReactNode;
  /** The name that must be typed to enable the main action. Without it, one press is enough. */
  name?: string | undefined;
  /** The label of the field for the name. @default the kit's 'Type {name} to confirm' */
  nameLabel?: ReactNode;
  /** The label of the main action, starting with a verb, such as `Wipe node`. */
  confirmLabel: string;
  /** The label of the button that cancels. @default the kit's 'Cancel' */
  cancelLabel?: string | undefined;
  /** The tone of the button that confirms. @default 'danger' */
  tone?: ConfirmTone | undefined;
  /** The reason why the last attempt was refused. It is announced. */
  error?: ReactNode;
  /**
   * Called when the action is confirmed; the dialog then closes. Return a promise to keep the dialog open and pending
   * meanwhile, or `false` to keep it open, such as after a refusal given in `error`. A promise that is rejected keeps it
   * open too, with a general sentence unless there is an `error`.
   */
  onConfirm: () => void | Promise<boolean | void>;
}

/**
 * A dialog that asks before an action with serious consequences. It lists what is affected and can require the name to
 * be typed.
 * @example
 * <ConfirmDialog title="Delete cinema?" confirmLabel="Delete" onConfirm={remove}>All of its files are lost.</ConfirmDialog>
 */
export function ConfirmDialog({
  size = 'standard',
  isOpen,
  defaultOpen,
  onOpenChange,
  ...question
}: ConfirmDialogProps) {
  const [isPending, setPending] = useState(false);
  return (
    <Modal
      isOpen={isOpen}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      size={size}
      role="alertdialog"
      isDismissable={false}
      // Closing the dialog would not cancel an action in progress.
      isKeyboardDismissDisabled={isPending}
    >
      {({ close }) => <Question {...question} isPending={isPending} setPending={setPending} close={close} />}
    </Modal>
  );
}

interface QuestionProps extends ConfirmDialogProps {
  isPending: boolean;
  setPending: (isPending: boolean) => void;
  close: () => void;
}

/**
 * The content of the dialog. It is mounted only while the dialog is open, so that the typed text is gone the next
 * time.
 */
function Question({
  title,
  children,
  blastRadius,
  name,
  nameLabel,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  error,
  onConfirm,
  isPending,
  setPending,
  close,
}: QuestionProps) {
  const messages = useWords(defaultBaseMessages);
  const [typed, setTyped] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const problem = error ?? (hasFailed && messages.actionFailed);
  const isReady = name === undefined || isTypedName(typed, name);

  const confirm = async () => {
    if (!isReady || isPending) return;
    const answer = onConfirm();
    if (answer === undefined) return close();
    setPending(true);
    setFailed(false);
    try {
      if ((await answer) !== false) close();
    } catch {
      setFailed(true);
    } finally {
      setPending(false);
    }
  };

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      <DialogHeader
        hasClose={false}
        icon={
          <span className={mark({ tone })}>
            <WarningIcon size={20} />
          </span>
        }
      >
        {title}
      </DialogHeader>
      <DialogBody>
        <div className={css.body}>
          {children && <div className={css.text}>{children}</div>}
          {blastRadius && <div className={css.blast({ tone })}>{blastRadius}</div>}
          {name !== undefined && (
            <TextField
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for this input first
              autoFocus
              label={nameLabel ?? messages.typeToConfirm(name)}
              value={typed}
              onChange={setTyped}
              isReadOnly={isPending}
              autoComplete="off"
              autoCorrect="off"
              spellCheck="false"
            />
          )}
          <div role="alert" className={css.error}>
            {problem && (
              <>
                <span className={css.errorIcon}>
                  <ErrorIcon />
                </span>
                <span>{problem}</span>
              </>
            )}
          </div>
        </div>
      </DialogBody>
      <DialogFooter>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a stray Enter must not trigger a destructive action */}
        <Button autoFocus={name === undefined} isDisabled={isPending} onPress={close}>
          {cancelLabel ?? messages.cancel}
        </Button>
        <Button type="submit" tone={tone} isDisabled={!isReady} isPending={isPending}>
          {confirmLabel}
        </Button>
      </DialogFooter>
    </Form>
  );
}

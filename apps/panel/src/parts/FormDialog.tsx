import type { Outcome } from '@kronos/api';
import { Button } from '@kronos/ui/Button';
import { Form } from '@kronos/ui/Form';
import { DialogBody, DialogFooter, DialogHeader, Modal } from '@kronos/ui/Modal';
import { type FormEvent, type ReactNode, type Ref, useId } from 'react';
import { useSubmission } from '../context/use-submission.ts';

interface FormDialogProps {
  title: string;
  /** A line below the title. */
  text?: string | undefined;
  submitLabel: string;
  /** `danger` if something is lost. @default accent */
  tone?: 'accent' | 'danger';
  cancelLabel: string;
  /** The label of the button during the wait after too many requests. @default the usual label */
  waitLabel?: (seconds: number) => string;
  /** Sends the fields, once at a time. A refusal is shown at its fields or above them; success closes the dialog. */
  onSave: (fields: FormData) => Promise<Outcome<unknown> | undefined>;
  /** The form's element. */
  ref?: Ref<HTMLFormElement>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A dialog with one form. Mounted while it is open. */
export function FormDialog(props: FormDialogProps) {
  const { title, text, submitLabel, tone = 'accent', cancelLabel, waitLabel, onSave, onClose, children, ref } = props;
  const formId = useId();
  const { submit, refusal, isPending, seconds } = useSubmission();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    void submit(() => onSave(fields), onClose);
  };
  return (
    <Modal isOpen onOpenChange={(isOpen) => isOpen || onClose()} isDismissable={false}>
      <DialogHeader description={text}>{title}</DialogHeader>
      <DialogBody>
        <Form ref={ref} id={formId} {...refusal} onSubmit={handleSubmit}>
          {children}
        </Form>
      </DialogBody>
      <DialogFooter>
        <Button onPress={onClose} isDisabled={isPending}>
          {cancelLabel}
        </Button>
        <Button type="submit" form={formId} tone={tone} isPending={isPending} isDisabled={seconds > 0}>
          {seconds > 0 && waitLabel ? waitLabel(seconds) : submitLabel}
        </Button>
      </DialogFooter>
    </Modal>
  );
}

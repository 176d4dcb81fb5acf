import { Button } from '@kronos/ui/Button';
import { Form } from '@kronos/ui/Form';
import { DialogBody, DialogFooter, DialogHeader, Modal } from '@kronos/ui/Modal';
import { TextField } from '@kronos/ui/TextField';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../../../context/app-context.ts';
import type { Phrase } from '../../../../messages/create-messages.ts';

interface NameDialogProps {
  title: string;
  text?: string;
  /** The current name. */
  name?: string;
  submitLabel: string;
  /** Resolves with an error message, or with undefined on success. */
  onSubmit: (name: string) => Promise<Phrase | void>;
  onClose: () => void;
}

/** Asks for the name of a passkey. */
export function NameDialog({ title, text, name = '', submitLabel, onSubmit, onClose }: NameDialogProps) {
  const t = useMessages();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Enter submits a form with one field even if its button is pending.
    if (isPending) return;
    const typed = new FormData(event.currentTarget).get('name');
    setPending(true);
    const problem = await onSubmit(typeof typed === 'string' ? typed : '');
    setPending(false);
    if (problem) setError(problem(t));
    else onClose();
  };
  return (
    <Modal isOpen size="small" isDismissable={false} onOpenChange={onClose}>
      <DialogHeader description={text}>{title}</DialogHeader>
      <DialogBody>
        <Form id="passkey-name" error={error} onSubmit={(event) => void submit(event)}>
          <TextField
            name="name"
            label={t('security.passkeys.name')}
            defaultValue={name}
            maxLength={60}
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one field of the dialog
            autoFocus
            isRequired
          />
        </Form>
      </DialogBody>
      <DialogFooter>
        <Button onPress={onClose}>{t('security.passkeys.cancel')}</Button>
        <Button type="submit" form="passkey-name" tone="accent" isPending={isPending}>
          {submitLabel}
        </Button>
      </DialogFooter>
    </Modal>
  );
}

import { Button } from '@kronos/ui/Button';
import { Form } from '@kronos/ui/Form';
import { DialogBody, DialogFooter, DialogHeader, Modal } from '@kronos/ui/Modal';
import { TextField } from '@kronos/ui/TextField';
import { type FormEvent, useId } from 'react';
import { useMessages, useStore, useUserScope } from '../../../context/app-context.ts';
import { textOf } from '../../../platform/form-text.ts';
import { useSubmission } from '../../../context/use-submission.ts';
import { createNameStore } from '../../../parts/servers/name-store.ts';

interface RenameDialogProps {
  /** The id of the server. */
  id: number;
  /** The current name. */
  name: string;
  onClose: () => void;
}

/** Asks for a new name (spec §7, servers/update). */
export function RenameDialog({ id, name, onClose }: RenameDialogProps) {
  const { servers } = useUserScope();
  const store = useStore(createNameStore);
  const t = useMessages();
  const formId = useId();
  const { submit, refusal, isPending } = useSubmission();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = textOf(new FormData(event.currentTarget), 'name').trim();
    void submit(
      () => store.rename(id, wanted),
      () => {
        void servers.refetch(id);
        onClose();
      },
    );
  };
  return (
    <Modal isOpen onOpenChange={onClose}>
      <DialogHeader description={t('serverSettings.renameText')}>{t('serverSettings.renameOf', { name })}</DialogHeader>
      <DialogBody>
        <Form id={formId} {...refusal} onSubmit={onSubmit}>
          <TextField
            name="name"
            label={t('serverSettings.name')}
            defaultValue={name}
            maxLength={60}
            isRequired
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to change it
            autoFocus
          />
        </Form>
      </DialogBody>
      <DialogFooter>
        <Button onPress={onClose} isDisabled={isPending}>
          {t('serverSettings.cancel')}
        </Button>
        <Button type="submit" form={formId} tone="accent" isPending={isPending}>
          {t('serverSettings.rename')}
        </Button>
      </DialogFooter>
    </Modal>
  );
}

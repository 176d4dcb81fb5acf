import type { BackupType } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { Form } from '@kronos/ui/Form';
import { DialogBody, DialogFooter, DialogHeader, Modal } from '@kronos/ui/Modal';
import { RadioCard, RadioCards } from '@kronos/ui/RadioCards';
import { TextField } from '@kronos/ui/TextField';
import { type FormEvent, useId, useState } from 'react';
import { useMessages } from '../../context/app-context.ts';
import { textOf } from '../../platform/form-text.ts';
import { useSubmission } from '../../context/use-submission.ts';
import type { BackupsStore } from './backups-store.ts';
import type { ShownServer } from './shown-server.ts';

const types = ['paused', 'live', 'stopped'] as const satisfies readonly BackupType[];

interface CreateBackupProps extends ShownServer {
  store: BackupsStore;
  /** How many are kept before the oldest is deleted. */
  keeps: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The dialog for a new backup. */
export const CreateBackup = ({ isOpen, onOpenChange, ...form }: CreateBackupProps) => (
  <Modal isOpen={isOpen} onOpenChange={onOpenChange} isDismissable={false}>
    {({ close }) => <CreateForm {...form} onClose={close} />}
  </Modal>
);

interface CreateFormProps extends Pick<CreateBackupProps, 'server' | 'store' | 'keeps'> {
  onClose: () => void;
}

function CreateForm({ server, store, keeps, onClose }: CreateFormProps) {
  const t = useMessages();
  const formId = useId();
  const { submit, refusal, isPending } = useSubmission();
  const [type, setType] = useState<BackupType>('paused');

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = textOf(new FormData(event.currentTarget), 'name');
    void submit(() => store.create(server.id, type, name), onClose);
  };

  return (
    <>
      <DialogHeader description={t('backups.create.text', { count: keeps })}>
        {t('backups.create.title', { name: server.name })}
      </DialogHeader>
      <DialogBody>
        <Form id={formId} {...refusal} onSubmit={onSubmit}>
          <TextField
            name="name"
            label={t('backups.name')}
            help={t('backups.nameHelp')}
            maxLength={100}
            isRequired
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to name it
            autoFocus
          />
          <RadioCards
            label={t('backups.how')}
            columns={1}
            value={type}
            onChange={(value) => setType(types.find((one) => one === value) ?? 'paused')}
          >
            {types.map((one) => (
              <RadioCard
                key={one}
                value={one}
                title={t(`backups.type.${one}`)}
                description={t(`backups.typeText.${one}`)}
              />
            ))}
          </RadioCards>
        </Form>
      </DialogBody>
      <DialogFooter>
        <Button onPress={onClose} isDisabled={isPending}>
          {t('backups.cancel')}
        </Button>
        <Button type="submit" form={formId} tone="accent" isPending={isPending}>
          {t('backups.create')}
        </Button>
      </DialogFooter>
    </>
  );
}

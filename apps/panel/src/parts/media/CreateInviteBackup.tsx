import { Button } from '@kronos/ui/Button';
import { Form } from '@kronos/ui/Form';
import { DialogBody, DialogFooter, DialogHeader, Modal } from '@kronos/ui/Modal';
import { Stack } from '@kronos/ui/Stack';
import { TextField } from '@kronos/ui/TextField';
import { type FormEvent, useId, useState } from 'react';
import { useMessages } from '../../context/app-context.ts';
import { useSubmission } from '../../context/use-submission.ts';
import { textOf } from '../../platform/form-text.ts';
import type { InviteBackupsStore } from './invite-backups-store.ts';
import { type NamedServer, ServerChoice } from './ServerChoice.tsx';

interface CreateInviteBackupProps {
  store: InviteBackupsStore;
  /** The servers that can be backed up. */
  servers: readonly NamedServer[];
  onClose: () => void;
}

/** Records who has access to a server. Mounted while it is open. */
export function CreateInviteBackup({ store, servers, onClose }: CreateInviteBackupProps) {
  const t = useMessages();
  const formId = useId();
  const { submit, refusal, isPending } = useSubmission();
  const [server, setServer] = useState(servers[0]?.id);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = textOf(new FormData(event.currentTarget), 'name');
    if (server !== undefined) void submit(() => store.create(server, name), onClose);
  };
  return (
    <Modal isOpen onOpenChange={(isOpen) => isOpen || onClose()} isDismissable={false}>
      <DialogHeader description={t('plexTools.backup.createText')}>{t('plexTools.backup.create')}</DialogHeader>
      <DialogBody>
        <Form id={formId} {...refusal} onSubmit={onSubmit}>
          <Stack gap={16}>
            <TextField
              name="name"
              label={t('plexTools.backup.nameField')}
              help={t('plexTools.backup.nameHelp')}
              maxLength={100}
              isRequired
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to name it
              autoFocus
            />
            <ServerChoice label={t('plexTools.server')} servers={servers} value={server} onChange={setServer} />
          </Stack>
        </Form>
      </DialogBody>
      <DialogFooter>
        <Button onPress={onClose} isDisabled={isPending}>
          {t('media.invites.cancel')}
        </Button>
        <Button type="submit" form={formId} tone="accent" isPending={isPending}>
          {t('plexTools.backup.createSubmit')}
        </Button>
      </DialogFooter>
    </Modal>
  );
}

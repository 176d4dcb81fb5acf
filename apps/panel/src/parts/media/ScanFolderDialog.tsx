import { Button } from '@kronos/ui/Button';
import { Form } from '@kronos/ui/Form';
import { DialogBody, DialogFooter, DialogHeader, Modal } from '@kronos/ui/Modal';
import { Select } from '@kronos/ui/Select';
import { Stack } from '@kronos/ui/Stack';
import { TextField } from '@kronos/ui/TextField';
import { type FormEvent, useId, useState } from 'react';
import { useMessages, useStore } from '../../context/app-context.ts';
import { useSubmission } from '../../context/use-submission.ts';
import { textOf } from '../../platform/form-text.ts';
import { folderIn } from './folder-in.ts';
import { createMediaStore } from './media-store.ts';

interface ScanFolderDialogProps {
  server: number;
  library: { id: string; name: string; paths: readonly string[] };
  onClose: () => void;
}

/** Asks for one folder of a library, and scans it. Mounted while it is open. */
export function ScanFolderDialog({ server, library, onClose }: ScanFolderDialogProps) {
  const { libraries } = useStore(createMediaStore);
  const t = useMessages();
  const formId = useId();
  const { submit, refusal, isPending, seconds } = useSubmission();
  const [root, setRoot] = useState(library.paths[0] ?? '/');
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const folder = folderIn(root, textOf(new FormData(event.currentTarget), 'folder'));
    void submit(() => libraries.scanFolder(server, library.id, folder), onClose);
  };
  return (
    <Modal isOpen onOpenChange={(isOpen) => isOpen || onClose()} isDismissable={false}>
      <DialogHeader description={t('media.folder.text')}>
        {t('media.folder.title', { name: library.name })}
      </DialogHeader>
      <DialogBody>
        <Form id={formId} {...refusal} onSubmit={onSubmit}>
          <Stack gap={16}>
            {library.paths.length > 1 && (
              <Select
                label={t('media.folder.root')}
                options={library.paths.map((path) => ({ id: path, label: path }))}
                value={root}
                onChange={(path) => path !== null && setRoot(path)}
              />
            )}
            <TextField
              name="folder"
              label={t('media.folder.field', { root })}
              help={t('media.folder.help')}
              maxLength={500}
              isRequired
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to name it
              autoFocus
            />
          </Stack>
        </Form>
      </DialogBody>
      <DialogFooter>
        <Button onPress={onClose} isDisabled={isPending}>
          {t('media.invites.cancel')}
        </Button>
        <Button type="submit" form={formId} tone="accent" isPending={isPending} isDisabled={seconds > 0}>
          {seconds > 0 ? t('media.claim.wait', { seconds }) : t('media.folder.submit')}
        </Button>
      </DialogFooter>
    </Modal>
  );
}

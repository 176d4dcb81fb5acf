import { Select } from '@kronos/ui/Select';
import { Stack } from '@kronos/ui/Stack';
import { TextField } from '@kronos/ui/TextField';
import { useState } from 'react';
import { useMessages, useStore } from '../../context/app-context.ts';
import { textOf } from '../../platform/form-text.ts';
import { FormDialog } from '../FormDialog.tsx';
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
  const [root, setRoot] = useState(library.paths[0] ?? '/');
  return (
    <FormDialog
      title={t('media.folder.title', { name: library.name })}
      text={t('media.folder.text')}
      submitLabel={t('media.folder.submit')}
      cancelLabel={t('media.invites.cancel')}
      waitLabel={(seconds) => t('media.claim.wait', { seconds })}
      onSave={(fields) => libraries.scanFolder(server, library.id, folderIn(root, textOf(fields, 'folder')))}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}

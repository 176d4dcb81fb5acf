import { TextField } from '@kronos/ui/TextField';
import { useMessages, useStore, useUserScope } from '../../../context/app-context.ts';
import { textOf } from '../../../platform/form-text.ts';
import { FormDialog } from '../../../parts/FormDialog.tsx';
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
  const rename = async (fields: FormData) => {
    const outcome = await store.rename(id, textOf(fields, 'name').trim());
    if (outcome.kind === 'ok') void servers.refetch(id);
    return outcome;
  };
  return (
    <FormDialog
      title={t('serverSettings.renameOf', { name })}
      text={t('serverSettings.renameText')}
      submitLabel={t('serverSettings.rename')}
      cancelLabel={t('serverSettings.cancel')}
      onSave={rename}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('serverSettings.name')}
        defaultValue={name}
        maxLength={60}
        isRequired
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to change it
        autoFocus
      />
    </FormDialog>
  );
}

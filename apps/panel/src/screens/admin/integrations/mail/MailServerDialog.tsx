import type { Outcome } from '@kronos/api';
import { saveFields } from '@kronos/api/forms/admin-mail';
import { TextField } from '@kronos/ui/TextField';
import { useMessages } from '../../../../context/app-context.ts';
import { GuardedDialog } from '../../../../parts/GuardedDialog.tsx';
import { MailServerFields } from '../../../../parts/mail/MailServerFields.tsx';
import type { Versions } from '../../../../resource/use-conflict.ts';
import { useDialogDraft } from '../../../../resource/use-dialog-draft.ts';
import type { MailServerAnswer, MailServerDraft } from './mail-server-store.ts';

interface MailServerDialogProps {
  /** The saved mail server; null when there is none yet. */
  saved: MailServerAnswer['server'];
  versions: Versions;
  onSave: (draft: MailServerDraft, basedOn: string | undefined) => Promise<Outcome>;
  onClose: () => void;
}

const blank: MailServerDraft = {
  host: '',
  port: 587,
  security: 'starttls',
  user: '',
  password: '',
  from: '',
  from_name: '',
};

/** The password is never shown. */
const shownFields = saveFields.filter(({ name }) => name !== 'password');

function draftOf(saved: MailServerAnswer['server']): MailServerDraft {
  if (!saved) return blank;
  const { is_password_set: _, ...server } = saved;
  return { ...server, password: '' };
}

/** The mail server as a form. It is saved only after the panel has signed in to it. */
export function MailServerDialog({ saved, versions, onSave, onClose }: MailServerDialogProps) {
  const t = useMessages();
  const { draft, change, save, conflict } = useDialogDraft(draftOf(saved), {
    versions,
    onSave: (_, basedOn, all) => onSave(all, basedOn),
  });
  const wordsOf = ({ name }: { name: string }) => ({
    label: t(`mailServer.${name as keyof MailServerDraft}`),
    option: (security: string) => t(`mailServer.security.${security as MailServerDraft['security']}`),
  });
  return (
    <GuardedDialog
      title={t('mailServer.title')}
      text={t('mailServer.form.text')}
      submitLabel={t('mailServer.save')}
      cancelLabel={t('mailServer.cancel')}
      onSave={save}
      conflict={conflict && { ...conflict, fields: shownFields, texts: { field: wordsOf } }}
      onClose={onClose}
    >
      <MailServerFields draft={draft} onChange={change} hasPassword={saved?.is_password_set ?? false} />
      <TextField
        name="from_name"
        label={t('mailServer.from_name')}
        help={t('mailServer.from_name.help')}
        maxLength={100}
        hasOptionalMark
        value={draft.from_name ?? ''}
        onChange={(from_name) => change({ from_name })}
      />
    </GuardedDialog>
  );
}

import type { Outcome } from '@kronos/api';
import { TextField } from '@kronos/ui/TextField';
import { useState } from 'react';
import { useMessages } from '../../../../context/app-context.ts';
import { FormDialog } from '../../../../parts/FormDialog.tsx';
import { MailServerFields } from '../../../../parts/mail/MailServerFields.tsx';
import type { MailServerAnswer, MailServerDraft } from './mail-server-store.ts';

interface MailServerDialogProps {
  /** The saved mail server; null when there is none yet. */
  saved: MailServerAnswer['server'];
  onSave: (draft: MailServerDraft) => Promise<Outcome>;
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

/** The mail server as a form. It is saved only after the panel has signed in to it. */
export function MailServerDialog({ saved, onSave, onClose }: MailServerDialogProps) {
  const t = useMessages();
  const [draft, setDraft] = useState<MailServerDraft>(() => {
    if (!saved) return blank;
    const { is_password_set: _, ...server } = saved;
    return { ...server, password: '' };
  });
  const change = (more: Partial<MailServerDraft>) => setDraft((before) => ({ ...before, ...more }));
  return (
    <FormDialog
      title={t('mailServer.title')}
      text={t('mailServer.form.text')}
      submitLabel={t('mailServer.save')}
      cancelLabel={t('mailServer.cancel')}
      onSave={() => onSave(draft)}
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
    </FormDialog>
  );
}

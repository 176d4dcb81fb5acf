import type { Contract, ResponseOf } from '@kronos/api/contract';
import { SecretField } from '@kronos/ui/SecretField';
import { TextField } from '@kronos/ui/TextField';
import { useState } from 'react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { FormDialog } from '../../../../parts/FormDialog.tsx';
import { createDiscordStore } from './discord-store.ts';

interface ApplicationDialogProps {
  /** The saved application; null when there is none yet. */
  saved: Readonly<ResponseOf<Contract['adminDiscord']['show']>['application']>;
  onClose: () => void;
}

/** The application as a form. Its secrets can be replaced, but are never shown. */
export function ApplicationDialog({ saved, onClose }: ApplicationDialogProps) {
  const { save } = useStore(createDiscordStore);
  const t = useMessages();
  const [draft, setDraft] = useState({ client_id: saved?.client_id ?? '', client_secret: '', bot_token: '' });
  // The saved secrets do not fit another application.
  const isSame = saved?.client_id === draft.client_id;
  return (
    <FormDialog
      title={t('discord.application')}
      text={t('discord.form.text')}
      submitLabel={t('discord.save')}
      cancelLabel={t('discord.cancel')}
      onSave={() => save(draft)}
      onClose={onClose}
    >
      <TextField
        name="client_id"
        label={t('discord.clientId')}
        help={t('discord.clientId.help')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        isRequired
        value={draft.client_id}
        onChange={(client_id) => setDraft({ ...draft, client_id })}
      />
      <SecretField
        name="client_secret"
        label={t('discord.clientSecret')}
        isSet={isSame && saved.is_client_secret_set}
        maxLength={200}
        value={draft.client_secret}
        onChange={(client_secret) => setDraft({ ...draft, client_secret })}
      />
      <SecretField
        name="bot_token"
        label={t('discord.botToken')}
        isSet={isSame && saved.is_bot_token_set}
        maxLength={200}
        value={draft.bot_token}
        onChange={(bot_token) => setDraft({ ...draft, bot_token })}
      />
    </FormDialog>
  );
}

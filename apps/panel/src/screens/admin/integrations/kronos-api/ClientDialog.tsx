import type { Outcome } from '@kronos/api';
import type { ApiClient, ApiClientDraft } from '@kronos/api/contract';
import { ComboBox } from '@kronos/ui/ComboBox';
import { Select } from '@kronos/ui/Select';
import { TextField } from '@kronos/ui/TextField';
import { useState } from 'react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { FormDialog } from '../../../../parts/FormDialog.tsx';
import { createRecordFinder } from '../../../../resource/find-records.ts';
import { ScopeFields } from './ScopeFields.tsx';
import { chosenIn, keyDays, scopesOf } from './scopes.ts';

const forever = 'none';

interface ClientDialogProps {
  /** The client to change; undefined for a new one. */
  client?: Pick<ApiClient, 'name' | 'scopes'> | undefined;
  /** Whether the client is, or will be, a reseller panel. */
  isPanel: boolean;
  onSave: (draft: ApiClientDraft) => Promise<Outcome>;
  onClose: () => void;
}

/** Adds an API client, or changes one. Mounted while it is open. */
export function ClientDialog({ client, isPanel, onSave, onClose }: ClientDialogProps) {
  const t = useMessages();
  const { resellers } = useStore(createRecordFinder);
  const [name, setName] = useState(client?.name ?? '');
  const [chosen, setChosen] = useState(chosenIn(client?.scopes ?? []));
  const [days, setDays] = useState<string>('365');
  const [reseller, setReseller] = useState<{ id: string; label: string } | null>(null);

  const save = () =>
    onSave({
      name,
      scopes: scopesOf(chosen),
      reseller_id: reseller && Number(reseller.id),
      days: keyDays.find((some) => some === days) ?? null,
    });
  const title = client
    ? t('apiClients.editTitle', { name: client.name })
    : t(isPanel ? 'apiClients.addPanel' : 'apiClients.add');
  return (
    <FormDialog
      title={title}
      text={client ? undefined : t('apiClients.addText')}
      submitLabel={t(client ? 'apiClients.save' : 'apiClients.create')}
      cancelLabel={t('apiClients.cancel')}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('apiClients.name')}
        help={t('apiClients.nameHelp')}
        value={name}
        onChange={setName}
        maxLength={60}
        autoComplete="off"
        isRequired
      />
      {!client && isPanel && (
        <ComboBox
          name="reseller_id"
          label={t('apiClients.reseller')}
          help={t('apiClients.resellerHelp')}
          options={resellers}
          value={reseller}
          onChange={setReseller}
          isRequired
        />
      )}
      <ScopeFields isForReseller={isPanel} value={chosen} onChange={setChosen} />
      {!client && (
        <Select
          name="days"
          label={t('apiClients.ends')}
          options={[...keyDays, forever].map((id) => ({
            id,
            label: t(`apiClients.days.${id as '30' | 'none'}`),
          }))}
          value={days}
          onChange={(id) => setDays(String(id))}
        />
      )}
    </FormDialog>
  );
}

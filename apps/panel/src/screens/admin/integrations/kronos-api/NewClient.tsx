import type { Outcome } from '@kronos/api';
import type { ApiClientDraft } from '@kronos/api/contract';
import { ComboBox } from '@kronos/ui/ComboBox';
import { Select } from '@kronos/ui/Select';
import { useState } from 'react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { FormDialog } from '../../../../parts/FormDialog.tsx';
import { createRecordFinder } from '../../../../resource/find-records.ts';
import { NameField } from './NameField.tsx';
import { ScopeFields } from './ScopeFields.tsx';
import { chosenIn, keyDays, scopesOf } from './scopes.ts';

const forever = 'none';

interface NewClientProps {
  /** Whether the client will be a reseller panel. */
  isPanel: boolean;
  onSave: (draft: ApiClientDraft) => Promise<Outcome>;
  onClose: () => void;
}

/** Adds an API client. Mounted while it is open. */
export function NewClient({ isPanel, onSave, onClose }: NewClientProps) {
  const t = useMessages();
  const { resellers } = useStore(createRecordFinder);
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState(chosenIn([]));
  const [days, setDays] = useState<string>('365');
  const [reseller, setReseller] = useState<{ id: string; label: string } | null>(null);

  const save = () =>
    onSave({
      name,
      scopes: scopesOf(chosen),
      reseller_id: reseller && Number(reseller.id),
      days: keyDays.find((some) => some === days) ?? null,
    });
  return (
    <FormDialog
      title={t(isPanel ? 'apiClients.addPanel' : 'apiClients.add')}
      text={t('apiClients.addText')}
      submitLabel={t('apiClients.create')}
      cancelLabel={t('apiClients.cancel')}
      onSave={save}
      onClose={onClose}
    >
      <NameField value={name} onChange={setName} />
      {isPanel && (
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
    </FormDialog>
  );
}

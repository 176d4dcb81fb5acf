import type { StatusEntryDetail, StatusEntryState } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { Select } from '@kronos/ui/Select';
import { TextArea } from '@kronos/ui/TextArea';
import { useState } from 'react';
import { useMessages, useStore } from '../../../../../context/app-context.ts';
import { FormDialog } from '../../../../../parts/FormDialog.tsx';
import { createStatusEntriesStore } from '../status-entries-store.ts';
import { statesOf } from './states-of.ts';

/** The form that appends an update to a status entry. */
export function AppendUpdate({ entry: { id, kind, state: before } }: { entry: StatusEntryDetail }) {
  const { append } = useStore(createStatusEntriesStore);
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<StatusEntryState>(before);
  const states: readonly StatusEntryState[] = statesOf[kind];
  const save = (fields: FormData) => {
    const text = fields.get('text');
    return append(id, { state, text: typeof text === 'string' ? text : '' });
  };
  return (
    <>
      <Button
        onPress={() => {
          setState(before);
          setOpen(true);
        }}
      >
        {t('statusEntries.append')}
      </Button>
      {isOpen && (
        <FormDialog
          title={t('statusEntries.append')}
          text={t('statusEntries.append.text')}
          submitLabel={t('statusEntries.append.save')}
          cancelLabel={t('statusEntries.append.cancel')}
          onSave={save}
          onClose={() => setOpen(false)}
        >
          <Select
            label={t('statusEntries.append.state')}
            options={states.map((one) => ({ id: one, label: t(`statusEntries.state.${one}`) }))}
            value={state}
            onChange={(next) => setState(states.find((one) => one === next) ?? before)}
          />
          <TextArea name="text" label={t('statusEntries.append.what')} limit={2000} isRequired />
        </FormDialog>
      )}
    </>
  );
}

import type { HouseExportDraft } from '@kronos/api/contract';
import { createFields } from '@kronos/api/forms/admin-exports';
import { Button } from '@kronos/ui/Button';
import { Radio, RadioGroup } from '@kronos/ui/RadioGroup';
import { useState } from 'react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { FormDialog } from '../../../../parts/FormDialog.tsx';
import { createExportsStore } from './exports-store.ts';

const [{ options: subjects }, { options: formats }] = createFields;
const blank: HouseExportDraft = { subject: 'users', format: 'csv' };

/** The button that opens the dialog for a new export. */
export function NewExport() {
  const { begin } = useStore(createExportsStore);
  const t = useMessages();
  const [draft, setDraft] = useState<HouseExportDraft>();
  return (
    <>
      <Button tone="accent" onPress={() => setDraft(blank)}>
        {t('exports.create')}
      </Button>
      {draft && (
        <FormDialog
          title={t('exports.new.title')}
          text={t('exports.new.text')}
          submitLabel={t('exports.new.save')}
          cancelLabel={t('exports.new.cancel')}
          onSave={() => begin(draft)}
          onClose={() => setDraft(undefined)}
        >
          <RadioGroup
            name="subject"
            label={t('exports.column.subject')}
            value={draft.subject}
            onChange={(chosen) =>
              setDraft({ ...draft, subject: subjects.find((one) => one === chosen) ?? draft.subject })
            }
          >
            {subjects.map((subject) => (
              <Radio key={subject} value={subject}>
                {t(`exports.subject.${subject}`)}
              </Radio>
            ))}
          </RadioGroup>
          <RadioGroup
            name="format"
            label={t('exports.column.format')}
            value={draft.format}
            onChange={(chosen) => setDraft({ ...draft, format: formats.find((one) => one === chosen) ?? draft.format })}
          >
            {formats.map((format) => (
              <Radio key={format} value={format} help={t(`exports.format.${format}.help`)}>
                {t(`exports.format.${format}`)}
              </Radio>
            ))}
          </RadioGroup>
        </FormDialog>
      )}
    </>
  );
}

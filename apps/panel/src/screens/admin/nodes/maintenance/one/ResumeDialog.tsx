import type { MaintenanceDetail } from '@kronos/api/contract';
import { Radio, RadioGroup } from '@kronos/ui/RadioGroup';
import { useState } from 'react';
import { useMessages, useStore } from '../../../../../context/app-context.ts';
import { useNow } from '../../../../../context/use-now.ts';
import { FormDialog } from '../../../../../parts/FormDialog.tsx';
import { MomentField } from '../../../../../parts/MomentField.tsx';
import { createMaintenanceStore } from '../maintenance-store.ts';

interface GoOnProps {
  maintenance: MaintenanceDetail;
  /** Reads the record again. */
  reload: () => Promise<void>;
  onClose: () => void;
}

/** Asks how to resume a paused maintenance. */
export function ResumeDialog({ maintenance: { id, items, ends_at }, reload, onClose }: GoOnProps) {
  const { resume } = useStore(createMaintenanceStore);
  const t = useMessages();
  const isLate = Date.parse(ends_at) <= useNow();
  const failed = items.filter(({ state }) => state === 'failed').length;
  const [choice, choose] = useState<'retry' | 'skip'>('retry');
  const [end, setEnd] = useState<string | null>(null);
  const save = async () => {
    const outcome = await resume(id, { failed: choice, ends_at: end });
    await reload();
    return outcome;
  };
  return (
    <FormDialog
      title={t('maintenance.resume.title')}
      text={t('maintenance.resume.text')}
      submitLabel={t('maintenance.resume')}
      cancelLabel={t('maintenance.resume.back')}
      onSave={save}
      onClose={onClose}
    >
      {failed > 0 && (
        <RadioGroup
          name="failed"
          label={t('maintenance.resume.failed', { count: failed })}
          value={choice}
          onChange={(next) => choose(next === 'skip' ? 'skip' : 'retry')}
        >
          <Radio value="retry">{t('maintenance.resume.retry')}</Radio>
          <Radio value="skip">{t('maintenance.resume.skip')}</Radio>
        </RadioGroup>
      )}
      <MomentField
        name="ends_at"
        label={t('maintenance.resume.end')}
        help={t(isLate ? 'maintenance.resume.end.late' : 'maintenance.resume.end.help')}
        {...(isLate ? { isRequired: true } : { hasOptionalMark: true })}
        value={end}
        onChange={setEnd}
      />
    </FormDialog>
  );
}

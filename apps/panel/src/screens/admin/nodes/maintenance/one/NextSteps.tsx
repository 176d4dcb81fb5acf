import type { MaintenanceDetail } from '@kronos/api/contract';
import { useMessages, useStore } from '../../../../../context/app-context.ts';
import { ActionButton } from '../../../../../parts/ActionButton.tsx';
import { ConfirmButton } from '../../../../../parts/ConfirmButton.tsx';
import { DialogButton } from '../../../../../parts/DialogButton.tsx';
import { createMaintenanceStore } from '../maintenance-store.ts';
import { ResumeDialog } from './ResumeDialog.tsx';

interface NextStepsProps {
  maintenance: MaintenanceDetail;
  /** Reads the record again. */
  reload: () => Promise<void>;
}

/** The actions possible on a maintenance in its state. */
export function NextSteps({ maintenance, reload }: NextStepsProps) {
  const { pause, cancel } = useStore(createMaintenanceStore);
  const t = useMessages();
  const { id, state } = maintenance;
  if (state === 'running')
    return (
      <ActionButton
        onPress={async () => {
          await pause(id);
          await reload();
        }}
      >
        {t('maintenance.pause')}
      </ActionButton>
    );
  if (state !== 'planned' && state !== 'paused') return null;
  return (
    <>
      {state === 'paused' && (
        <DialogButton label={t('maintenance.resume')}>
          {(close) => <ResumeDialog maintenance={maintenance} reload={reload} onClose={close} />}
        </DialogButton>
      )}
      <ConfirmButton
        tone="danger"
        label={t('maintenance.cancel')}
        title={t('maintenance.cancel.ask')}
        confirmLabel={t('maintenance.cancel.confirm')}
        act={() => cancel(id)}
        reload={reload}
      >
        {t('maintenance.cancel.text')}
      </ConfirmButton>
    </>
  );
}

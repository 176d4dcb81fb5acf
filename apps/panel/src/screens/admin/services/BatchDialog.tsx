import type { BatchAction, BlastRadius, ServerRow } from '@kronos/api/contract';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../context/app-context.ts';
import { reasonOf } from '../../../stores/loadable.ts';
import type { ServicesStore } from './services-store.ts';

interface BatchDialogProps {
  store: ServicesStore;
  action: Exclude<BatchAction, 'move'>;
  servers: readonly ServerRow[];
  /** Called with the id of the batch once it has begun. */
  onBegun: (batch: number) => void;
  onClose: () => void;
}

/** Asks for confirmation of a batch, and shows whom it affects. */
export function BatchDialog({ store, action, servers, onBegun, onClose }: BatchDialogProps) {
  const t = useMessages();
  const [radius, setRadius] = useState<BlastRadius>();
  const [error, setError] = useState<string>();
  const [ids] = useState(() => servers.map(({ id }) => id));
  useEffect(() => {
    let isOver = false;
    // If this fails, the dialog is shown without the blast radius.
    void store.radiusOf(ids).then((found) => isOver || setRadius(found));
    return () => {
      isOver = true;
    };
  }, [store, ids]);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t(`services.bulk.ask.${action}`, { count: ids.length })}
      blastRadius={radius && t('services.bulk.blast', { ...radius })}
      confirmLabel={t(`services.bulk.${action}`)}
      tone={action === 'stop' || action === 'rebuild' ? 'danger' : 'accent'}
      error={error}
      onConfirm={async () => {
        const outcome = await store.begin(action, ids);
        if (outcome.kind !== 'ok') {
          setError(reasonOf(outcome)(t));
          return false;
        }
        onBegun(outcome.data.process.id);
        return true;
      }}
    >
      {action === 'rebuild' && `${t('services.bulk.rebuildText')} `}
      {t('services.bulk.staggered')}
    </ConfirmDialog>
  );
}

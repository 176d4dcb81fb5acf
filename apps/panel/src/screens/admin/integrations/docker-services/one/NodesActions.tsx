import type { DockerServiceDetail } from '@kronos/api/contract';
import { useMessages, useStore } from '../../../../../context/app-context.ts';
import { ActionButton } from '../../../../../parts/ActionButton.tsx';
import { DialogButton } from '../../../../../parts/DialogButton.tsx';
import { PlaceOnNodes } from './PlaceOnNodes.tsx';
import { createPlacementsStore } from './placements-store.ts';

interface NodesActionsProps {
  service: Pick<DockerServiceDetail, 'id' | 'name' | 'outdated'>;
}

/** Places a service on more nodes, and brings its outdated placements in line with the declaration. */
export function NodesActions({ service }: NodesActionsProps) {
  const { apply } = useStore(createPlacementsStore);
  const t = useMessages();
  return (
    <>
      {service.outdated > 0 && (
        <ActionButton onPress={() => apply(service.id)}>
          {t('dockerServices.apply', { count: service.outdated })}
        </ActionButton>
      )}
      <DialogButton label={t('dockerServices.place')}>
        {(close) => <PlaceOnNodes service={service} onClose={close} />}
      </DialogButton>
    </>
  );
}

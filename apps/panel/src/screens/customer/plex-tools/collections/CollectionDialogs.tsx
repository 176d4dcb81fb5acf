import type { Collection, Library } from '@kronos/api/contract';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { useState } from 'react';
import type { Snapshot } from 'valtio/vanilla';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import type { MediaTabProps } from '../../../../parts/media/media-tab.ts';
import { refusalOf } from '../../../../stores/refusal.ts';
import { CollectionDialog } from './CollectionDialog.tsx';
import { createCollectionsStore } from './collections-store.ts';
import { PublishDialog } from './PublishDialog.tsx';

/** The action that the open dialog is for. */
export type Asking = { kind: 'create' } | { kind: 'edit' | 'publish' | 'remove'; collection: Snapshot<Collection> };

interface CollectionDialogsProps {
  server: MediaTabProps['server'];
  /** The servers that a collection can be published to. */
  others: readonly MediaTabProps['server'][];
  libraries: readonly Pick<Library, 'id' | 'name'>[];
  asking: Asking;
  onClose: () => void;
}

/** The dialog for an action on a collection. Mounted while it is open. */
export function CollectionDialogs({ server, others, libraries, asking, onClose }: CollectionDialogsProps) {
  const store = useStore(createCollectionsStore);
  const t = useMessages();
  const [error, setError] = useState<string>();
  if (asking.kind === 'create' || asking.kind === 'edit')
    return (
      <CollectionDialog
        server={server.id}
        libraries={libraries}
        collection={asking.kind === 'edit' ? asking.collection : undefined}
        onClose={onClose}
      />
    );
  const { id, title } = asking.collection;
  const place = { server: server.id, collection: id, title };
  if (asking.kind === 'publish') return <PublishDialog place={place} servers={others} onClose={onClose} />;
  const remove = async () => {
    const outcome = await store.remove(place);
    setError(refusalOf(outcome, t).error);
    return outcome.kind === 'ok';
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('collections.removeAsk', { name: title })}
      confirmLabel={t('collections.removeSubmit')}
      error={error}
      onConfirm={remove}
    >
      {t('collections.removeText')}
    </ConfirmDialog>
  );
}

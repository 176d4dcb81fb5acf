import type { DockerServiceDetail } from '@kronos/api/contract';
import type { Option } from '@kronos/ui/ComboBox';
import { useState } from 'react';
import { useMessages, useStore } from '../../../../../context/app-context.ts';
import { FormDialog } from '../../../../../parts/FormDialog.tsx';
import { AnyNodes } from '../../../../../parts/NodeTags.tsx';
import { createPlacementsStore } from './placements-store.ts';

interface PlaceOnNodesProps {
  service: Pick<DockerServiceDetail, 'id' | 'name'>;
  onClose: () => void;
}

/** Asks for the nodes on which to place a service. */
export function PlaceOnNodes({ service: { id, name }, onClose }: PlaceOnNodesProps) {
  const { place } = useStore(createPlacementsStore);
  const t = useMessages();
  const [on, setOn] = useState<readonly Option[]>([]);
  const nodeIds = on.map((option) => Number(option.id));
  return (
    <FormDialog
      title={t('dockerServices.place.title', { name })}
      text={t('dockerServices.place.text')}
      submitLabel={t('dockerServices.place.save')}
      cancelLabel={t('dockerServices.place.cancel')}
      onSave={() => place(id, nodeIds)}
      onClose={onClose}
    >
      <AnyNodes name="node_ids" label={t('dockerServices.place.nodes')} value={on} onChange={setOn} isRequired />
    </FormDialog>
  );
}

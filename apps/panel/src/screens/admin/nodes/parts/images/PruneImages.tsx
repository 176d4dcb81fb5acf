import type { Option } from '@kronos/ui/ComboBox';
import { Text } from '@kronos/ui/Text';
import { useState } from 'react';
import { useMessages } from '../../../../../context/app-context.ts';
import { useFormat } from '../../../../../context/use-format.ts';
import { FormDialog } from '../../../../../parts/FormDialog.tsx';
import { AnyNodes } from '../../../../../parts/NodeTags.tsx';
import type { OneNode } from './pulls-href.ts';
import { useNodeImages } from './use-node-images.ts';

interface PruneImagesProps {
  /** The node to prune. @default the nodes chosen in the dialog */
  node?: OneNode | undefined;
  onClose: () => void;
}

/** Shows how many images are unused and how much space they take, and removes them. */
export function PruneImages({ node, onClose }: PruneImagesProps) {
  const { store, nodes } = useNodeImages();
  const t = useMessages();
  const format = useFormat();
  const [on, setOn] = useState<readonly Option[]>([]);
  const ids = node ? [node.id] : on.map(({ id }) => Number(id));
  const known = nodes.status === 'ready' ? nodes.data.filter((one) => ids.includes(one.node.id)) : [];
  const count = known.reduce((sum, { unused }) => sum + unused, 0);
  const bytes = known.reduce((sum, { unused_bytes }) => sum + unused_bytes, 0);
  return (
    <FormDialog
      title={node ? t('nodeImages.prune.titleOn', { alias: node.alias }) : t('nodeImages.prune.title')}
      text={t('nodeImages.prune.text')}
      submitLabel={t('nodeImages.prune.save', { count })}
      tone="danger"
      cancelLabel={t('nodeImages.prune.cancel')}
      onSave={() => store.prune(ids)}
      onClose={onClose}
    >
      {!node && <AnyNodes name="node_ids" label={t('nodeImages.prune.nodes')} value={on} onChange={setOn} isRequired />}
      {ids.length > 0 && nodes.status !== 'loading' && (
        <Text as="p" role="status">
          {known.length < ids.length
            ? t('nodeImages.prune.unknown')
            : t('nodeImages.prune.what', { count, size: format.bytes(bytes) })}
        </Text>
      )}
    </FormDialog>
  );
}

import type { NodeDetail } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { Inline } from '@kronos/ui/Inline';
import { useState } from 'react';
import { useMessages } from '../../../../context/app-context.ts';
import type { NodesStore } from '../nodes-store.ts';
import { DeleteNode } from './DeleteNode.tsx';
import { WipeNode } from './WipeNode.tsx';

/** Takes a node out of service: it can be disabled for new servers, wiped, or deleted. */
export function DangerZone({ node, store }: { node: NodeDetail; store: NodesStore }) {
  const t = useMessages();
  const [asking, setAsking] = useState<'wipe' | 'delete'>();
  const close = () => setAsking(undefined);
  const { id, enabled, undeletable } = node;
  const isBeingWiped = node.wiped_by !== null;
  return (
    <Card title={t('nodes.section.danger')} description={undeletable ?? t('nodes.delete.zone')}>
      <Inline gap={8}>
        <Button isDisabled={isBeingWiped} onPress={() => void store.setEnabled(id, !enabled)}>
          {t(enabled ? 'nodes.disable' : 'nodes.enable')}
        </Button>
        <Button tone="danger" isDisabled={isBeingWiped} onPress={() => setAsking('wipe')}>
          {t('nodes.wipe')}
        </Button>
        <Button tone="danger" isDisabled={undeletable !== null} onPress={() => setAsking('delete')}>
          {t('nodes.delete')}
        </Button>
      </Inline>
      <WipeNode node={node} store={store} isOpen={asking === 'wipe'} onClose={close} />
      <DeleteNode node={node} store={store} isOpen={asking === 'delete'} onClose={close} />
    </Card>
  );
}
